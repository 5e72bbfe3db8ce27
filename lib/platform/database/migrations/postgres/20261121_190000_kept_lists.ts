import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: what lists would otherwise reckon anew from all posts is kept here, by triggers, so that nothing that writes posts can forget it.
//
// - `listed_posts`: the published posts in rows of three numbers, with how many comments each shows (lib/content/community/comments/keep-comment-total.ts writes those).
// - `content_totals`: how many are published, and how many of them search engines may list, of each category (0: of none).
// - The texts of posts by every three letters (lib/wagtail-api/v1/post-texts.ts), where the server has the extension `pg_trgm` and lets us use it. Without it the same is
//   found, by reading the texts.

const isListed = (row: string) => `NOT coalesce(${row}.seo_is_hidden_from_search, FALSE) AND ${row}.alias_of_id IS NULL`
const comments = (post: string) =>
  `(SELECT count(*) FROM comments c LEFT JOIN comments p ON p.id = c.parent_id WHERE c.post_id = ${post} AND c.status = 'visible' AND (c.parent_id IS NULL OR p.status IN ('visible', 'deleted')))`

const countIn = (kind: string, category: string) => `
      INSERT INTO content_totals (kind, category_id, published, listed) VALUES ('${kind}', ${category}, 1, (${isListed('NEW')})::integer)
        ON CONFLICT (kind, category_id) DO UPDATE SET published = content_totals.published + 1, listed = content_totals.listed + excluded.listed;`
const countOut = (kind: string, category: string) => `
      UPDATE content_totals SET published = published - 1, listed = listed - (${isListed('OLD')})::integer WHERE kind = '${kind}' AND category_id = ${category};`

const postsFunction = `
  CREATE FUNCTION keep_lists_of_posts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD._status = 'published' THEN${countOut('posts', 'coalesce(OLD.category_id, 0)')}
      DELETE FROM listed_posts WHERE post_id = OLD.id;
    END IF;
    IF TG_OP <> 'DELETE' AND NEW._status = 'published' THEN${countIn('posts', 'coalesce(NEW.category_id, 0)')}
      INSERT INTO listed_posts (post_id, category_id, comment_total) VALUES (NEW.id, NEW.category_id, ${comments('NEW.id')});
    END IF;
    RETURN NULL;
  END $$;`

const storiesFunction = `
  CREATE FUNCTION keep_lists_of_stories() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD._status = 'published' THEN${countOut('stories', '0')}
    END IF;
    IF TG_OP <> 'DELETE' AND NEW._status = 'published' THEN${countIn('stories', '0')}
    END IF;
    RETURN NULL;
  END $$;`

const changed = (...columns: string[]) => columns.map((name) => `OLD.${name} IS DISTINCT FROM NEW.${name}`).join(' OR ')

const triggers = `
  CREATE TRIGGER posts_kept AFTER INSERT OR DELETE ON posts FOR EACH ROW EXECUTE FUNCTION keep_lists_of_posts();
  CREATE TRIGGER posts_kept_update AFTER UPDATE ON posts FOR EACH ROW
    WHEN (${changed('_status', 'category_id', 'alias_of_id', 'seo_is_hidden_from_search')}) EXECUTE FUNCTION keep_lists_of_posts();
  CREATE TRIGGER stories_kept AFTER INSERT OR DELETE ON stories FOR EACH ROW EXECUTE FUNCTION keep_lists_of_stories();
  CREATE TRIGGER stories_kept_update AFTER UPDATE ON stories FOR EACH ROW
    WHEN (${changed('_status', 'alias_of_id', 'seo_is_hidden_from_search')}) EXECUTE FUNCTION keep_lists_of_stories();`

const textIndex = `
  DO $$
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX posts_text_trigrams_idx ON posts USING gin (lower(coalesce(title, '') || chr(10) || coalesce(excerpt, '') || chr(10) || coalesce(plain_text, '')) gin_trgm_ops)
      WHERE _status = 'published';
  EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
    RAISE NOTICE 'pg_trgm is not to be had here: texts of posts are searched without an index.';
  END $$;`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "listed_posts" (
  	"post_id" integer PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"comment_total" integer NOT NULL
  );
  CREATE INDEX "listed_posts_comments_idx" ON "listed_posts" USING btree ("comment_total", "post_id");
  CREATE INDEX "listed_posts_category_idx" ON "listed_posts" USING btree ("category_id", "comment_total", "post_id");
  CREATE TABLE "content_totals" (
  	"kind" varchar NOT NULL,
  	"category_id" integer NOT NULL,
  	"published" integer NOT NULL,
  	"listed" integer NOT NULL,
  	PRIMARY KEY ("kind", "category_id")
  );`)
  await db.execute(sql.raw(`
  INSERT INTO listed_posts SELECT id, category_id, ${comments('posts.id')} FROM posts WHERE _status = 'published';
  INSERT INTO content_totals SELECT 'posts', coalesce(d.category_id, 0), count(*), count(*) FILTER (WHERE ${isListed('d')}) FROM posts d WHERE d._status = 'published' GROUP BY 2;
  INSERT INTO content_totals SELECT 'stories', 0, count(*), count(*) FILTER (WHERE ${isListed('d')}) FROM stories d WHERE d._status = 'published' GROUP BY 2;`))
  await db.execute(sql.raw(postsFunction))
  await db.execute(sql.raw(storiesFunction))
  await db.execute(sql.raw(triggers))
  await db.execute(sql.raw(textIndex))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX IF EXISTS "posts_text_trigrams_idx";
  DROP TRIGGER "stories_kept_update" ON "stories";
  DROP TRIGGER "stories_kept" ON "stories";
  DROP TRIGGER "posts_kept_update" ON "posts";
  DROP TRIGGER "posts_kept" ON "posts";
  DROP FUNCTION keep_lists_of_stories;
  DROP FUNCTION keep_lists_of_posts;
  DROP TABLE "content_totals" CASCADE;
  DROP TABLE "listed_posts" CASCADE;`)
}
