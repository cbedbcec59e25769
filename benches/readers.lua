-- A hall turns to the new pairings: readers from many addresses ask for the public pages of event 1, packed, as phones do.
-- `benches/publication` starts a server for it on one core, and publishes a round meanwhile. By hand:
--
--   sonneborn serve --data-dir FOLDER --listen 127.0.0.1:8103 --trusted-proxy 127.0.0.1
--   wrk -t1 -c200 -d60s -s benches/readers.lua http://127.0.0.1:8103            as fast as they are answered
--   wrk -t1 -c200 -d60s -s benches/readers.lua http://127.0.0.1:8103 -- 1200     10,000 in a minute: 1200 ms between a phone's pages
--
-- The event is a file of `sonneborn generate --players 500 --rounds 9`, imported and made public. Each request names another
-- address, because the server limits what one address asks for.

local pages = {"", "/names", "/results", "/standings"}
local asked = 0
local pause = 0

function init(arguments)
  pause = tonumber(arguments[1]) or 0
end

function delay()
  return math.random(0, 2 * pause)
end

function request()
  asked = asked + 1
  local from = string.format("10.%d.%d.%d", math.random(0, 255), math.random(0, 255), math.random(1, 254))
  local headers = {["X-Forwarded-For"] = from, ["Accept-Encoding"] = "gzip", ["Host"] = "localhost"}
  return wrk.format("GET", "/p/1" .. pages[asked % #pages + 1], headers)
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("%d pages in %.1f s; p50 %.1f, p99 %.1f, longest %.1f ms; errors %d\n",
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    latency.max / 1000, errors.status + errors.timeout + errors.read + errors.connect))
end
