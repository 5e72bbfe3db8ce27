-- Written by hand: triggers store what lists would otherwise count anew from all posts, so that no writer can forget
-- it. A generated migration that recreates `posts` or `stories` would drop the triggers; bench/growth.test.ts would
-- notice.

-- The published posts as rows of three numbers, with the comments that each shows.
-- lib/content/community/comments/keep-comment-total.ts writes that count.
CREATE TABLE `listed_posts` (
  	`post_id` integer PRIMARY KEY NOT NULL,
  	`category_id` integer,
  	`comment_total` integer NOT NULL
  );

CREATE INDEX `listed_posts_comments_idx` ON `listed_posts` (`comment_total`, `post_id`);

CREATE INDEX `listed_posts_category_idx` ON `listed_posts` (`category_id`, `comment_total`, `post_id`);

-- How many pages are published in each category (0: none), and how many of them search engines may list.
-- Images and documents are counted too; all of them are public.
CREATE TABLE `content_totals` (
  	`kind` text NOT NULL,
  	`category_id` integer NOT NULL,
  	`published` integer NOT NULL,
  	`listed` integer NOT NULL,
  	PRIMARY KEY (`kind`, `category_id`)
  ) WITHOUT ROWID;

-- Every three letters of each published post (lib/wagtail-api/v1/post-texts.ts). The row id is the position among
-- the newest posts first, so that the index answers in the order of the list: seconds since 2030 in the upper half,
-- the id of the post in the lower 32 bits.
CREATE VIRTUAL TABLE `post_texts` USING fts5(
  	text,
  	content = '', contentless_delete = 1, tokenize = 'trigram'
  );

CREATE TRIGGER posts_kept_insert AFTER INSERT ON posts BEGIN INSERT INTO content_totals (kind, category_id, published, listed) SELECT 'posts', coalesce(NEW.category_id, 0), 1, (NOT coalesce(NEW.seo_is_hidden_from_search, FALSE) AND NEW.alias_of_id IS NULL) WHERE NEW._status = 'published'
     ON CONFLICT (kind, category_id) DO UPDATE SET published = published + 1, listed = listed + excluded.listed; INSERT INTO listed_posts (post_id, category_id, comment_total) SELECT NEW.id, NEW.category_id, (SELECT count(*) FROM comments c LEFT JOIN comments p ON p.id = c.parent_id WHERE c.post_id = NEW.id AND c.status = 'visible' AND (c.parent_id IS NULL OR p.status IN ('visible', 'deleted'))) WHERE NEW._status = 'published'; INSERT INTO post_texts (rowid, text) SELECT max(min(unixepoch(coalesce(NEW.published_at, '1970-01-01')) - 1893456000, 2147483647), -2147483648) * 4294967296 + NEW.id, coalesce(NEW.title, '') || char(10) || coalesce(NEW.excerpt, '') || char(10) || coalesce(NEW.plain_text, '') WHERE NEW._status = 'published'; END;

CREATE TRIGGER posts_kept_delete AFTER DELETE ON posts BEGIN UPDATE content_totals SET published = published - 1, listed = listed - (NOT coalesce(OLD.seo_is_hidden_from_search, FALSE) AND OLD.alias_of_id IS NULL) WHERE kind = 'posts' AND category_id = coalesce(OLD.category_id, 0) AND OLD._status = 'published'; DELETE FROM listed_posts WHERE post_id = OLD.id; DELETE FROM post_texts WHERE rowid = max(min(unixepoch(coalesce(OLD.published_at, '1970-01-01')) - 1893456000, 2147483647), -2147483648) * 4294967296 + OLD.id AND OLD._status = 'published'; END;

CREATE TRIGGER posts_kept_update AFTER UPDATE ON posts WHEN OLD._status IS NOT NEW._status OR OLD.category_id IS NOT NEW.category_id OR OLD.alias_of_id IS NOT NEW.alias_of_id OR OLD.seo_is_hidden_from_search IS NOT NEW.seo_is_hidden_from_search BEGIN UPDATE content_totals SET published = published - 1, listed = listed - (NOT coalesce(OLD.seo_is_hidden_from_search, FALSE) AND OLD.alias_of_id IS NULL) WHERE kind = 'posts' AND category_id = coalesce(OLD.category_id, 0) AND OLD._status = 'published'; INSERT INTO content_totals (kind, category_id, published, listed) SELECT 'posts', coalesce(NEW.category_id, 0), 1, (NOT coalesce(NEW.seo_is_hidden_from_search, FALSE) AND NEW.alias_of_id IS NULL) WHERE NEW._status = 'published'
     ON CONFLICT (kind, category_id) DO UPDATE SET published = published + 1, listed = listed + excluded.listed; DELETE FROM listed_posts WHERE post_id = OLD.id; INSERT INTO listed_posts (post_id, category_id, comment_total) SELECT NEW.id, NEW.category_id, (SELECT count(*) FROM comments c LEFT JOIN comments p ON p.id = c.parent_id WHERE c.post_id = NEW.id AND c.status = 'visible' AND (c.parent_id IS NULL OR p.status IN ('visible', 'deleted'))) WHERE NEW._status = 'published'; END;

CREATE TRIGGER posts_texts_update AFTER UPDATE ON posts WHEN OLD._status IS NOT NEW._status OR OLD.published_at IS NOT NEW.published_at OR OLD.title IS NOT NEW.title OR OLD.excerpt IS NOT NEW.excerpt OR OLD.plain_text IS NOT NEW.plain_text BEGIN DELETE FROM post_texts WHERE rowid = max(min(unixepoch(coalesce(OLD.published_at, '1970-01-01')) - 1893456000, 2147483647), -2147483648) * 4294967296 + OLD.id AND OLD._status = 'published'; INSERT INTO post_texts (rowid, text) SELECT max(min(unixepoch(coalesce(NEW.published_at, '1970-01-01')) - 1893456000, 2147483647), -2147483648) * 4294967296 + NEW.id, coalesce(NEW.title, '') || char(10) || coalesce(NEW.excerpt, '') || char(10) || coalesce(NEW.plain_text, '') WHERE NEW._status = 'published'; END;

CREATE TRIGGER stories_kept_insert AFTER INSERT ON stories BEGIN INSERT INTO content_totals (kind, category_id, published, listed) SELECT 'stories', 0, 1, (NOT coalesce(NEW.seo_is_hidden_from_search, FALSE) AND NEW.alias_of_id IS NULL) WHERE NEW._status = 'published'
     ON CONFLICT (kind, category_id) DO UPDATE SET published = published + 1, listed = listed + excluded.listed; END;

CREATE TRIGGER stories_kept_delete AFTER DELETE ON stories BEGIN UPDATE content_totals SET published = published - 1, listed = listed - (NOT coalesce(OLD.seo_is_hidden_from_search, FALSE) AND OLD.alias_of_id IS NULL) WHERE kind = 'stories' AND category_id = 0 AND OLD._status = 'published'; END;

CREATE TRIGGER stories_kept_update AFTER UPDATE ON stories WHEN OLD._status IS NOT NEW._status OR OLD.alias_of_id IS NOT NEW.alias_of_id OR OLD.seo_is_hidden_from_search IS NOT NEW.seo_is_hidden_from_search BEGIN UPDATE content_totals SET published = published - 1, listed = listed - (NOT coalesce(OLD.seo_is_hidden_from_search, FALSE) AND OLD.alias_of_id IS NULL) WHERE kind = 'stories' AND category_id = 0 AND OLD._status = 'published'; INSERT INTO content_totals (kind, category_id, published, listed) SELECT 'stories', 0, 1, (NOT coalesce(NEW.seo_is_hidden_from_search, FALSE) AND NEW.alias_of_id IS NULL) WHERE NEW._status = 'published'
     ON CONFLICT (kind, category_id) DO UPDATE SET published = published + 1, listed = listed + excluded.listed; END;

CREATE TRIGGER images_kept_insert AFTER INSERT ON images BEGIN
        UPDATE content_totals SET published = published + 1, listed = listed + 1 WHERE kind = 'images' AND category_id = 0; END;

CREATE TRIGGER images_kept_delete AFTER DELETE ON images BEGIN
        UPDATE content_totals SET published = published - 1, listed = listed - 1 WHERE kind = 'images' AND category_id = 0; END;

CREATE TRIGGER documents_kept_insert AFTER INSERT ON documents BEGIN
        UPDATE content_totals SET published = published + 1, listed = listed + 1 WHERE kind = 'documents' AND category_id = 0; END;

CREATE TRIGGER documents_kept_delete AFTER DELETE ON documents BEGIN
        UPDATE content_totals SET published = published - 1, listed = listed - 1 WHERE kind = 'documents' AND category_id = 0; END;

INSERT INTO content_totals (kind, category_id, published, listed) VALUES ('images', 0, 0, 0), ('documents', 0, 0, 0);

-- SQLite plans by what `sqlite_stat1` says of each index, and nothing else of ours fills it, so that plans are the same
-- on every site. Without it SQLite takes all indexes to be equally selective, and reads all published posts to find
-- twenty by their ids. These figures hold for every site that is large enough for plans to matter: nearly all rows have
-- the same state, and nearly none is an alias. The first ANALYZE makes the table, the second loads it.
ANALYZE sqlite_schema;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('posts', 'posts__status_idx', '1000000 500000'),
  ('posts', '_status_publishedAt_idx', '1000000 500000 1'),
  ('posts', 'posts_title_list_idx', '1000000 500000 2'),
  ('posts', 'posts_alias_of_idx', '1000000 500000'),
  ('posts', 'posts_listed_idx', '1000000 500000 450000 1 1 1 1 1 1 1 1'),
  ('stories', 'stories__status_idx', '1000000 500000'),
  ('stories', '_status_publishedAt_1_idx', '1000000 500000 1'),
  ('stories', 'stories_title_list_idx', '1000000 500000 2'),
  ('stories', 'stories_alias_of_idx', '1000000 500000'),
  ('stories', 'stories_listed_idx', '1000000 500000 450000 1 1 1 1 1 1 1'),
  ('comments', 'comments_status_idx', '1000000 500000');

ANALYZE sqlite_schema;
