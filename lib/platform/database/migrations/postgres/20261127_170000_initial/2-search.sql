-- Written by hand: these tables are no collections, so the snapshot does not list them
-- (docs/decisions/0005-search-in-the-database.md).

-- What the search of the site finds: one row for each page (lib/content/search).
CREATE TABLE search_entries (
  id serial NOT NULL,
  kind character varying NOT NULL,
  ref character varying NOT NULL,
  path character varying NOT NULL,
  title character varying NOT NULL,
  summary character varying NOT NULL,
  image_id integer,
  published_at_ms bigint NOT NULL,
  version integer NOT NULL,
  CONSTRAINT search_entries_pkey PRIMARY KEY (id)
);

CREATE UNIQUE INDEX search_entries_kind_ref_idx ON search_entries USING btree (kind, ref);

CREATE TABLE search_texts (
  id integer NOT NULL,
  headings character varying NOT NULL,
  body character varying NOT NULL,
  CONSTRAINT search_texts_pkey PRIMARY KEY (id)
);

CREATE TABLE search_index (
  id integer NOT NULL,
  kind character varying NOT NULL,
  published_at_ms bigint NOT NULL,
  lead tsvector NOT NULL,
  stems tsvector NOT NULL,
  CONSTRAINT search_index_pkey PRIMARY KEY (id)
);

CREATE INDEX search_index_stems_idx ON search_index USING gin (stems);

CREATE TABLE search_terms (
  word character varying NOT NULL COLLATE pg_catalog."C",
  stem character varying NOT NULL COLLATE pg_catalog."C",
  entries integer NOT NULL,
  CONSTRAINT search_terms_pkey PRIMARY KEY (word)
);

CREATE INDEX search_terms_stem_idx ON search_terms USING btree (stem);

CREATE TABLE search_term_keys (
  key character varying NOT NULL COLLATE pg_catalog."C",
  word character varying NOT NULL COLLATE pg_catalog."C",
  CONSTRAINT search_term_keys_pkey PRIMARY KEY (key, word)
);

-- The words of each page in the panel's tree (lib/content/cms/page-tree/page-words-index.ts).
CREATE TABLE page_words (
  id integer NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT page_words_pkey PRIMARY KEY (id)
);

CREATE INDEX page_words_words_idx ON page_words USING gin (words);
