-- One row: the version of this schema, and a number that a check of the store adds to.
CREATE TABLE schema (version INTEGER NOT NULL, pulse INTEGER NOT NULL);

-- What changes with every entry is small and dense: many tables share a page.
CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  game TEXT NOT NULL,
  status TEXT NOT NULL,
  is_open INTEGER NOT NULL,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  asked TEXT NOT NULL,
  wake INTEGER,
  lines INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_open ON tables (updated) WHERE is_open = 1 AND status = 'waiting';

-- What changes seldom and is large.
CREATE TABLE heads (
  number INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  guests TEXT NOT NULL,
  head TEXT NOT NULL
);

-- Which tables a guest sits at.
CREATE TABLE sitting (
  guest TEXT NOT NULL,
  number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  PRIMARY KEY (guest, number)
) WITHOUT ROWID;
CREATE INDEX sitting_at ON sitting (number);

-- key = number * 1048576 + seq: a match lies together, in order, and its key needs no index of its own.
CREATE TABLE entries (
  key INTEGER PRIMARY KEY,
  actor INTEGER NOT NULL,
  moves TEXT NOT NULL,
  at INTEGER NOT NULL,
  digest TEXT NOT NULL,
  asked TEXT NOT NULL,
  wake INTEGER,
  status TEXT NOT NULL,
  body TEXT NOT NULL,
  dump TEXT
);

CREATE TABLE replays (
  number INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  body BLOB NOT NULL
);

CREATE TABLE chat (
  number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  line INTEGER NOT NULL,
  seat INTEGER,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (number, line)
) WITHOUT ROWID;

CREATE TABLE links (
  code TEXT PRIMARY KEY,
  number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (number, seat)
) WITHOUT ROWID;
