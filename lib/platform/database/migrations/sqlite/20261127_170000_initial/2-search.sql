-- Written by hand: these tables are no collections, so the snapshot does not list them
-- (docs/decisions/0005-search-in-the-database.md).

-- What the search of the site finds: one row for each page (lib/content/search).
CREATE TABLE `search_entries` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`kind` text NOT NULL,
  	`ref` text NOT NULL,
  	`path` text NOT NULL,
  	`title` text NOT NULL,
  	`summary` text NOT NULL,
  	`image_id` integer,
  	`published_at_ms` integer NOT NULL,
  	`version` integer NOT NULL
  );

CREATE UNIQUE INDEX `search_entries_kind_ref_idx` ON `search_entries` (`kind`,`ref`);

CREATE TABLE `search_texts` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`headings` text NOT NULL,
  	`body` text NOT NULL
  );

CREATE TABLE `search_terms` (
  	`word` text PRIMARY KEY NOT NULL,
  	`stem` text NOT NULL,
  	`entries` integer NOT NULL
  ) WITHOUT ROWID;

CREATE INDEX `search_terms_stem_idx` ON `search_terms` (`stem`);

CREATE TABLE `search_term_keys` (
  	`key` text NOT NULL,
  	`word` text NOT NULL,
  	PRIMARY KEY (`key`, `word`)
  ) WITHOUT ROWID;

-- The words of each page in the panel's tree (lib/content/cms/page-tree/page-words-index.ts).
CREATE VIRTUAL TABLE `page_words` USING fts5(
  	title, body,
  	content = '', contentless_delete = 1, tokenize = 'ascii'
  );

-- The kind of each entry is in the index, so that entries of one kind are counted without reading any row.
CREATE VIRTUAL TABLE `search_index` USING fts5(
  	title, headings, summary, body, kind,
  	content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3 4'
  );
