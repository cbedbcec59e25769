"""The Python module as a script uses it: answers, refusals with their places, threads, and the README's own lines."""

import re
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

import sonneborn

HERE = Path(__file__).resolve().parent
README = (HERE / "../../src/python/README.md").read_text(encoding="utf-8")
ODD = (HERE / "../pairer/odd.trf").read_bytes()
WRONG = (HERE / "../pairer/wrong.trf").read_bytes()
IMPOSSIBLE = (HERE / "../pairer/impossible.trf").read_bytes()
BROKEN = (HERE / "../pairer/broken.trf").read_text(encoding="utf-8")
REPEATED = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"


class Pairings(unittest.TestCase):
    def test_the_next_round_is_paired(self):
        paired = sonneborn.pair(ODD)
        self.assertEqual((paired["system"], paired["round"], paired["of_teams"], paired["bye"]), ("dutch-2026", 6, False, 12))
        self.assertEqual(paired["boards"][0], {"white": 7, "black": 1})
        self.assertEqual(sonneborn.pair(ODD.decode()), paired)

    def test_each_board_has_its_reasons(self):
        explained = sonneborn.explain(ODD)
        boards = [{"white": board["white"], "black": board["black"]} for board in explained["boards"]]
        self.assertEqual(boards, sonneborn.pair(ODD)["boards"])
        self.assertTrue(all(board["reasons"] for board in explained["boards"]))
        self.assertTrue(explained["bye"]["reasons"])
        self.assertIn("met", sonneborn.why_not(ODD, 1, 9))
        self.assertNotEqual(sonneborn.why_not(ODD, 1, 9, lang="zh-Hans"), sonneborn.why_not(ODD, 1, 9))

    def test_another_system_pairs_otherwise_named(self):
        self.assertEqual(sonneborn.pair(ODD, system="dubov")["system"], "dubov")

    def test_a_check_names_what_differs(self):
        checked = sonneborn.check(WRONG)
        self.assertFalse(checked["clean"])
        verdicts = {found["round"]: found["verdict"] for found in checked["rounds"]}
        self.assertEqual((verdicts[1], verdicts[3]), ("same", "differs"))


class Figures(unittest.TestCase):
    def test_tie_breaks_are_computed(self):
        standings = sonneborn.tie_breaks(ODD, "PTS BH/C1 SB")
        self.assertEqual(standings["tie_breaks"], ["PTS", "BH/C1", "SB"])
        self.assertEqual(standings["players"]["1"]["PTS"], 4.0)
        self.assertEqual(sonneborn.tie_breaks(ODD, "PTS", after=1)["players"]["12"]["PTS"], 0.0)

    def test_ratings_are_reported(self):
        report = sonneborn.rating(ODD)
        self.assertEqual(len(report["players"]), 15)
        self.assertEqual(report["players"][0]["number"], 1)


class Games(unittest.TestCase):
    def test_games_are_played_through(self):
        (game,) = sonneborn.replay(REPEATED)
        self.assertEqual((game["plies"], game["repetition"][-1], game["errors"]), (8, 3, []))
        self.assertEqual({claim["kind"] for claim in game["claims"]}, {"threefold"})

    def test_a_claim_is_examined(self):
        form = {"claim": "threefold", "by": "white", "checked": True}
        ruled = sonneborn.claim(REPEATED, form)
        self.assertEqual((ruled["verdict"], ruled["article"], ruled["result"]), ("right", "9.2.2", "1/2-1/2"))
        with self.assertRaises(sonneborn.RequestError) as refused:
            sonneborn.claim(REPEATED, {**form, "chequed": True})
        self.assertIn("chequed", str(refused.exception))


class Refusals(unittest.TestCase):
    def test_a_fault_has_line_and_column(self):
        with self.assertRaises(sonneborn.FileError) as refused:
            sonneborn.pair(BROKEN)
        error = refused.exception
        self.assertEqual((error.line, error.column), (4, 95))
        self.assertEqual(error.faults[0]["line"], 4)
        self.assertIsInstance(error, sonneborn.SonnebornError)
        self.assertIsInstance(error, ValueError)

    def test_what_cannot_be_is_refused(self):
        self.assertRaises(sonneborn.NoPairing, sonneborn.pair, IMPOSSIBLE)
        for wrong in (
            lambda: sonneborn.pair(ODD, system="bowls"),
            lambda: sonneborn.pair(ODD, lang="tlh"),
            lambda: sonneborn.tie_breaks(ODD, "XYZ"),
            lambda: sonneborn.replay(REPEATED, edition="1066"),
            lambda: sonneborn.why_not(ODD, 1, 99),
            lambda: sonneborn.why_not(ODD, 1, 70000),
            lambda: sonneborn.tie_breaks(ODD, "PTS", after=-1),
            lambda: sonneborn.claim(REPEATED, {"claim": "threefold", "by": "white"}, game=-1),
            lambda: sonneborn.claim("", {"claim": "threefold", "by": "white"}),
        ):
            with self.assertRaises(sonneborn.RequestError) as refused:
                wrong()
            self.assertEqual((refused.exception.line, refused.exception.faults), (None, []))

    def test_what_is_no_file_is_told_by_its_type(self):
        for given in (7, None, Path("event.trf"), [48, 49]):
            with self.assertRaises(TypeError) as refused:
                sonneborn.pair(given)
            self.assertIn(f"a file is given as bytes or str, not as {type(given).__name__}", str(refused.exception))
        with self.assertRaisesRegex(TypeError, "a claim is given as a dict, not as NoneType"):
            sonneborn.claim(REPEATED, None)
        with self.assertRaises(UnicodeEncodeError):
            sonneborn.pair("\udcff")
        for given in (bytearray(ODD), memoryview(ODD)):
            self.assertEqual(sonneborn.pair(given), sonneborn.pair(ODD))


class AsAStranger(unittest.TestCase):
    def test_threads_answer_side_by_side(self):
        expected, answers = sonneborn.pair(ODD), []
        threads = [threading.Thread(target=lambda: answers.append(sonneborn.pair(ODD))) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(answers, [expected] * 8)

    def test_the_lines_of_the_readme_pair_a_file(self):
        (lines,) = re.findall(r"```python\n(.*?)```", README, re.S)
        with tempfile.TemporaryDirectory() as folder:
            script, good, bad = (Path(folder) / name for name in ("ten.py", "good.trf", "bad.trf"))
            script.write_text(lines, encoding="utf-8")
            good.write_bytes(ODD)
            bad.write_text(BROKEN, encoding="utf-8")
            done = subprocess.run([sys.executable, script, good], capture_output=True, text=True, check=True)
            self.assertEqual(done.stdout.splitlines()[:2], ["1 7 1", "2 3 5"])
            refused = subprocess.run([sys.executable, script, bad], capture_output=True, text=True)
            self.assertEqual((refused.returncode, refused.stderr.split(":")[:2]), (1, ["4", "95"]))

    def test_the_stubs_name_every_function(self):
        stubs = (Path(sonneborn.__file__).parent / "__init__.pyi").read_text(encoding="utf-8")
        self.assertTrue((Path(sonneborn.__file__).parent / "py.typed").exists())
        for name in sonneborn.__all__:
            self.assertRegex(stubs, rf"(?m)^(def|class) {name}\b")
            self.assertTrue(getattr(sonneborn, name).__doc__, name)


if __name__ == "__main__":
    unittest.main()
