-- Entries without what they say about persons are no journal that an older version could read.
SELECT 'this migration cannot be taken back: restore a backup of the older version';
