-- Written by hand: triggers store what lists would otherwise count anew from all posts, so that no writer can forget
-- it. A generated migration that recreates `posts` or `stories` would drop the triggers; bench/growth.test.ts would
-- notice.

-- The published posts as rows of three numbers, with the comments that each shows.
-- lib/content/community/comments/keep-comment-total.ts writes that count.
CREATE TABLE listed_posts (
  post_id integer NOT NULL,
  category_id integer,
  comment_total integer NOT NULL,
  CONSTRAINT listed_posts_pkey PRIMARY KEY (post_id)
);

CREATE INDEX listed_posts_comments_idx ON listed_posts USING btree (comment_total, post_id);

CREATE INDEX listed_posts_category_idx ON listed_posts USING btree (category_id, comment_total, post_id);

-- How many pages are published in each category (0: none), and how many of them search engines may list.
-- Images and documents are counted too; all of them are public.
CREATE TABLE content_totals (
  kind character varying NOT NULL,
  category_id integer NOT NULL,
  published integer NOT NULL,
  listed integer NOT NULL,
  CONSTRAINT content_totals_pkey PRIMARY KEY (kind, category_id)
);

CREATE FUNCTION keep_lists_of_posts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD._status = 'published' THEN
      UPDATE content_totals SET published = published - 1, listed = listed - (NOT coalesce(OLD.seo_is_hidden_from_search, FALSE) AND OLD.alias_of_id IS NULL)::integer WHERE kind = 'posts' AND category_id = coalesce(OLD.category_id, 0);
      DELETE FROM listed_posts WHERE post_id = OLD.id;
    END IF;
    IF TG_OP <> 'DELETE' AND NEW._status = 'published' THEN
      INSERT INTO content_totals (kind, category_id, published, listed) VALUES ('posts', coalesce(NEW.category_id, 0), 1, (NOT coalesce(NEW.seo_is_hidden_from_search, FALSE) AND NEW.alias_of_id IS NULL)::integer)
        ON CONFLICT (kind, category_id) DO UPDATE SET published = content_totals.published + 1, listed = content_totals.listed + excluded.listed;
      INSERT INTO listed_posts (post_id, category_id, comment_total) VALUES (NEW.id, NEW.category_id, (SELECT count(*) FROM comments c LEFT JOIN comments p ON p.id = c.parent_id WHERE c.post_id = NEW.id AND c.status = 'visible' AND (c.parent_id IS NULL OR p.status IN ('visible', 'deleted'))));
    END IF;
    RETURN NULL;
  END $$;

CREATE FUNCTION keep_lists_of_stories() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD._status = 'published' THEN
      UPDATE content_totals SET published = published - 1, listed = listed - (NOT coalesce(OLD.seo_is_hidden_from_search, FALSE) AND OLD.alias_of_id IS NULL)::integer WHERE kind = 'stories' AND category_id = 0;
    END IF;
    IF TG_OP <> 'DELETE' AND NEW._status = 'published' THEN
      INSERT INTO content_totals (kind, category_id, published, listed) VALUES ('stories', 0, 1, (NOT coalesce(NEW.seo_is_hidden_from_search, FALSE) AND NEW.alias_of_id IS NULL)::integer)
        ON CONFLICT (kind, category_id) DO UPDATE SET published = content_totals.published + 1, listed = content_totals.listed + excluded.listed;
    END IF;
    RETURN NULL;
  END $$;

CREATE FUNCTION keep_total_of_files() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  DECLARE
    change integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
  BEGIN
    UPDATE content_totals SET published = published + change, listed = listed + change WHERE kind = TG_TABLE_NAME AND category_id = 0;
    RETURN NULL;
  END $$;

CREATE TRIGGER documents_kept AFTER INSERT OR DELETE ON documents FOR EACH ROW EXECUTE FUNCTION keep_total_of_files();

CREATE TRIGGER images_kept AFTER INSERT OR DELETE ON images FOR EACH ROW EXECUTE FUNCTION keep_total_of_files();

CREATE TRIGGER posts_kept AFTER INSERT OR DELETE ON posts FOR EACH ROW EXECUTE FUNCTION keep_lists_of_posts();

CREATE TRIGGER posts_kept_update AFTER UPDATE ON posts FOR EACH ROW WHEN (((old._status IS DISTINCT FROM new._status) OR (old.category_id IS DISTINCT FROM new.category_id) OR (old.alias_of_id IS DISTINCT FROM new.alias_of_id) OR (old.seo_is_hidden_from_search IS DISTINCT FROM new.seo_is_hidden_from_search))) EXECUTE FUNCTION keep_lists_of_posts();

CREATE TRIGGER stories_kept AFTER INSERT OR DELETE ON stories FOR EACH ROW EXECUTE FUNCTION keep_lists_of_stories();

CREATE TRIGGER stories_kept_update AFTER UPDATE ON stories FOR EACH ROW WHEN (((old._status IS DISTINCT FROM new._status) OR (old.alias_of_id IS DISTINCT FROM new.alias_of_id) OR (old.seo_is_hidden_from_search IS DISTINCT FROM new.seo_is_hidden_from_search))) EXECUTE FUNCTION keep_lists_of_stories();

INSERT INTO content_totals (kind, category_id, published, listed) VALUES ('images', 0, 0, 0), ('documents', 0, 0, 0);

-- The texts of posts by every three letters (lib/wagtail-api/v1/post-texts.ts), where the server has the extension
-- `pg_trgm` and lets us use it. Without it the texts are read instead.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX posts_text_trigrams_idx ON posts USING gin (lower(coalesce(title, '') || chr(10) || coalesce(excerpt, '') || chr(10) || coalesce(plain_text, '')) gin_trgm_ops)
    WHERE _status = 'published';
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not to be had here: texts of posts are searched without an index.';
END $$;
