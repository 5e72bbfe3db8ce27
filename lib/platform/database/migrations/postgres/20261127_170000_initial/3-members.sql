-- Written by hand: what members store about their children is no collection, so the snapshot does not list it
-- (docs/decisions/0007-babies-outside-the-panel.md).

CREATE TABLE baby_profiles (
  id text NOT NULL,
  name text NOT NULL,
  birth_date text NOT NULL,
  due_date text,
  sex text NOT NULL,
  feeding text NOT NULL,
  diet text NOT NULL,
  locale text,
  lists text NOT NULL,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  CONSTRAINT baby_profiles_pkey PRIMARY KEY (id)
);

-- A row without `parent_since_ms` counts from `joined_at_ms`.
CREATE TABLE baby_carers (
  baby_id text NOT NULL,
  member_id character varying NOT NULL,
  role text NOT NULL,
  joined_at_ms bigint NOT NULL,
  is_founder integer DEFAULT 0 NOT NULL,
  parent_since_ms bigint,
  CONSTRAINT baby_carers_pkey PRIMARY KEY (baby_id, member_id),
  CONSTRAINT baby_carers_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT baby_carers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

CREATE INDEX baby_carers_member_idx ON baby_carers USING btree (member_id);

CREATE TABLE baby_invites (
  token_hash text NOT NULL,
  baby_id text NOT NULL,
  invited_by character varying NOT NULL,
  role text NOT NULL,
  expires_at_ms bigint NOT NULL,
  CONSTRAINT baby_invites_pkey PRIMARY KEY (token_hash),
  CONSTRAINT baby_invites_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT baby_invites_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES members(id) ON DELETE CASCADE
);

CREATE INDEX baby_invites_baby_idx ON baby_invites USING btree (baby_id);

CREATE INDEX baby_invites_member_idx ON baby_invites USING btree (invited_by);

CREATE TABLE baby_water (
  id text NOT NULL,
  baby_id text NOT NULL,
  made_by character varying,
  drunk_at_ms bigint NOT NULL,
  amount_ml integer NOT NULL,
  source text NOT NULL,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  CONSTRAINT baby_water_pkey PRIMARY KEY (id),
  CONSTRAINT baby_water_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT baby_water_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL
);

CREATE INDEX baby_water_baby_idx ON baby_water USING btree (baby_id, drunk_at_ms);

CREATE INDEX baby_water_made_by_idx ON baby_water USING btree (made_by);

CREATE TABLE baby_meals (
  id text NOT NULL,
  baby_id text NOT NULL,
  made_by character varying,
  eaten_at_ms bigint NOT NULL,
  kind text NOT NULL,
  items text NOT NULL,
  eaten_share double precision NOT NULL,
  reaction text,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  portion text,
  CONSTRAINT baby_meals_pkey PRIMARY KEY (id),
  CONSTRAINT baby_meals_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT baby_meals_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL
);

CREATE INDEX baby_meals_baby_idx ON baby_meals USING btree (baby_id, eaten_at_ms);

CREATE INDEX baby_meals_made_by_idx ON baby_meals USING btree (made_by);

CREATE INDEX baby_meals_reaction_idx ON baby_meals USING btree (baby_id, eaten_at_ms) WHERE (reaction IS NOT NULL);

CREATE TABLE meal_plans (
  id text NOT NULL,
  baby_id text NOT NULL,
  made_by character varying,
  start_date text NOT NULL,
  request text NOT NULL,
  plan text NOT NULL,
  checked text NOT NULL,
  solved_ms integer NOT NULL,
  version integer NOT NULL,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  end_date text DEFAULT ''::text NOT NULL,
  CONSTRAINT meal_plans_pkey PRIMARY KEY (id),
  CONSTRAINT meal_plans_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT meal_plans_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL
);

CREATE INDEX meal_plans_baby_idx ON meal_plans USING btree (baby_id, start_date);

CREATE INDEX meal_plans_made_by_idx ON meal_plans USING btree (made_by);

CREATE TABLE member_recipes (
  id text NOT NULL,
  member_id character varying NOT NULL,
  title text NOT NULL,
  source text NOT NULL,
  recipe text NOT NULL,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  CONSTRAINT member_recipes_pkey PRIMARY KEY (id),
  CONSTRAINT member_recipes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

CREATE INDEX member_recipes_member_idx ON member_recipes USING btree (member_id, created_at_ms);

CREATE TABLE recipe_favorites (
  member_id character varying NOT NULL,
  recipe text NOT NULL,
  created_at_ms bigint NOT NULL,
  CONSTRAINT recipe_favorites_pkey PRIMARY KEY (member_id, recipe),
  CONSTRAINT recipe_favorites_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

-- Links that were mailed to members.
CREATE TABLE member_links (
  token_hash text NOT NULL,
  member_id character varying NOT NULL,
  purpose text NOT NULL,
  new_email text,
  expires_at_ms bigint NOT NULL,
  CONSTRAINT member_links_pkey PRIMARY KEY (token_hash),
  CONSTRAINT member_links_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

CREATE INDEX member_links_member_idx ON member_links USING btree (member_id);

CREATE INDEX member_links_expires_idx ON member_links USING btree (expires_at_ms);

-- What members have agreed to, and when.
CREATE TABLE member_consents (
  member_id character varying NOT NULL,
  purpose text NOT NULL,
  version text NOT NULL,
  given_at_ms bigint NOT NULL,
  CONSTRAINT member_consents_pkey PRIMARY KEY (member_id, purpose, version),
  CONSTRAINT member_consents_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

-- A meal names the portion that was used, so that deleting the meal puts it back. The portion may be gone by then,
-- which is why no foreign key joins the two.
CREATE TABLE baby_portions (
  id text NOT NULL,
  baby_id text NOT NULL,
  made_by character varying,
  recipe text NOT NULL,
  title text NOT NULL,
  grams double precision NOT NULL,
  portions integer NOT NULL,
  place text NOT NULL,
  cooked_on text NOT NULL,
  eat_by text NOT NULL,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  CONSTRAINT baby_portions_pkey PRIMARY KEY (id),
  CONSTRAINT baby_portions_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT baby_portions_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL
);

CREATE INDEX baby_portions_baby_idx ON baby_portions USING btree (baby_id, eat_by);

CREATE INDEX baby_portions_made_by_idx ON baby_portions USING btree (made_by);

CREATE TABLE data_imports (
  id text NOT NULL,
  baby_id text,
  made_by character varying,
  format text NOT NULL,
  file text NOT NULL,
  added text NOT NULL,
  created_at_ms bigint NOT NULL,
  CONSTRAINT data_imports_pkey PRIMARY KEY (id),
  CONSTRAINT data_imports_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT data_imports_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL
);

CREATE INDEX data_imports_baby_idx ON data_imports USING btree (baby_id);

CREATE INDEX data_imports_made_by_idx ON data_imports USING btree (made_by);

-- The key of a row is unique for its baby or member: nothing can be imported twice, even at the same time.
CREATE TABLE imported_rows (
  import_id text NOT NULL,
  key text NOT NULL,
  baby_id text,
  member_id character varying,
  kind text NOT NULL,
  entry_id text NOT NULL,
  stamp text NOT NULL,
  file text NOT NULL,
  row_number integer NOT NULL,
  CONSTRAINT imported_rows_pkey PRIMARY KEY (import_id, key),
  CONSTRAINT imported_rows_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT imported_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES data_imports(id) ON DELETE CASCADE,
  CONSTRAINT imported_rows_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX imported_rows_baby_key_idx ON imported_rows USING btree (baby_id, key);

CREATE UNIQUE INDEX imported_rows_member_key_idx ON imported_rows USING btree (member_id, key);

CREATE TABLE baby_drops (
  id text NOT NULL,
  baby_id text NOT NULL,
  made_by character varying,
  name text NOT NULL,
  amount text NOT NULL,
  weekdays text NOT NULL,
  "time" text,
  doses_left integer,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  CONSTRAINT baby_drops_pkey PRIMARY KEY (id),
  CONSTRAINT baby_drops_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT baby_drops_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL
);

CREATE INDEX baby_drops_baby_idx ON baby_drops USING btree (baby_id);

CREATE INDEX baby_drops_made_by_idx ON baby_drops USING btree (made_by);

-- The name and the amount are those of the day: they stay true when the list of drops changes.
CREATE TABLE baby_given_drops (
  id text NOT NULL,
  baby_id text NOT NULL,
  drop_id text,
  made_by character varying,
  name text NOT NULL,
  amount text NOT NULL,
  took_dose integer NOT NULL,
  given_at_ms bigint NOT NULL,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  CONSTRAINT baby_given_drops_pkey PRIMARY KEY (id),
  CONSTRAINT baby_given_drops_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT baby_given_drops_drop_id_fkey FOREIGN KEY (drop_id) REFERENCES baby_drops(id) ON DELETE SET NULL,
  CONSTRAINT baby_given_drops_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL
);

CREATE INDEX baby_given_drops_baby_idx ON baby_given_drops USING btree (baby_id, given_at_ms);

CREATE INDEX baby_given_drops_drop_idx ON baby_given_drops USING btree (drop_id, given_at_ms);

CREATE INDEX baby_given_drops_made_by_idx ON baby_given_drops USING btree (made_by);

-- Only a hash of each key is stored (docs/api-keys.md).
CREATE TABLE member_api_keys (
  id text NOT NULL,
  member_id character varying NOT NULL,
  secret_hash text NOT NULL,
  hint text NOT NULL,
  name text NOT NULL,
  scopes text NOT NULL,
  babies text,
  created_at_ms bigint NOT NULL,
  expires_at_ms bigint NOT NULL,
  last_used_at_ms bigint,
  CONSTRAINT member_api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT member_api_keys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX member_api_keys_secret_idx ON member_api_keys USING btree (secret_hash);

CREATE INDEX member_api_keys_member_idx ON member_api_keys USING btree (member_id);

CREATE TABLE member_api_key_uses (
  key_id text NOT NULL,
  day text NOT NULL,
  operation text NOT NULL,
  calls bigint NOT NULL,
  refused bigint NOT NULL,
  CONSTRAINT member_api_key_uses_pkey PRIMARY KEY (key_id, day, operation),
  CONSTRAINT member_api_key_uses_key_id_fkey FOREIGN KEY (key_id) REFERENCES member_api_keys(id) ON DELETE CASCADE
);

-- The address and the secret are sealed.
CREATE TABLE member_webhooks (
  id text NOT NULL,
  member_id character varying NOT NULL,
  name text NOT NULL,
  sealed text NOT NULL,
  events text NOT NULL,
  babies text,
  is_on bigint NOT NULL,
  off_reason text,
  last_success_at_ms bigint,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  CONSTRAINT member_webhooks_pkey PRIMARY KEY (id),
  CONSTRAINT member_webhooks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

CREATE INDEX member_webhooks_member_idx ON member_webhooks USING btree (member_id);

-- The outbox of webhooks. The id of a delivery is its position in the order.
CREATE TABLE webhook_deliveries (
  id bigserial NOT NULL,
  public_id text NOT NULL,
  webhook_id text NOT NULL,
  baby_id text,
  message_id text NOT NULL,
  event text NOT NULL,
  body text NOT NULL,
  state text NOT NULL,
  attempts bigint NOT NULL,
  status bigint,
  problem text,
  next_attempt_at_ms bigint NOT NULL,
  give_up_at_ms bigint NOT NULL,
  claimed_until_ms bigint,
  created_at_ms bigint NOT NULL,
  ended_at_ms bigint,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES member_webhooks(id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX webhook_deliveries_public_idx ON webhook_deliveries USING btree (public_id);

CREATE INDEX webhook_deliveries_webhook_idx ON webhook_deliveries USING btree (webhook_id, id);

CREATE INDEX webhook_deliveries_baby_idx ON webhook_deliveries USING btree (baby_id);

CREATE INDEX webhook_deliveries_waiting_idx ON webhook_deliveries USING btree (next_attempt_at_ms) WHERE (state = 'waiting'::text);

-- `file` is encrypted under a key that is not stored (docs/decisions/0028-health-links.md); NULL once nobody may read
-- it any more.
CREATE TABLE baby_health_links (
  id text NOT NULL,
  baby_id text NOT NULL,
  made_by character varying,
  address_hash text NOT NULL,
  label text NOT NULL,
  passcode_hash text,
  attempts_left integer NOT NULL,
  is_one_time integer NOT NULL,
  file text,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  expires_at_ms bigint NOT NULL,
  ended_at_ms bigint,
  ended_by text,
  CONSTRAINT baby_health_links_pkey PRIMARY KEY (id),
  CONSTRAINT baby_health_links_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT baby_health_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL
);

CREATE UNIQUE INDEX baby_health_links_address_idx ON baby_health_links USING btree (address_hash);

CREATE INDEX baby_health_links_baby_idx ON baby_health_links USING btree (baby_id);

CREATE INDEX baby_health_links_made_by_idx ON baby_health_links USING btree (made_by);

CREATE TABLE baby_health_link_accesses (
  id text NOT NULL,
  link_id text NOT NULL,
  at_ms bigint NOT NULL,
  recipient text NOT NULL,
  result text NOT NULL,
  ticket_hash text,
  ticket_expires_at_ms bigint,
  CONSTRAINT baby_health_link_accesses_pkey PRIMARY KEY (id),
  CONSTRAINT baby_health_link_accesses_link_id_fkey FOREIGN KEY (link_id) REFERENCES baby_health_links(id) ON DELETE CASCADE
);

CREATE INDEX baby_health_link_accesses_link_idx ON baby_health_link_accesses USING btree (link_id, at_ms);

CREATE UNIQUE INDEX baby_health_link_accesses_ticket_idx ON baby_health_link_accesses USING btree (ticket_hash);

CREATE TABLE push_keys (
  id bigint NOT NULL,
  public_key text NOT NULL,
  sealed text NOT NULL,
  created_at_ms bigint NOT NULL,
  CONSTRAINT push_keys_pkey PRIMARY KEY (id)
);

-- The browsers that take reminders. Their addresses and keys are sealed.
CREATE TABLE push_devices (
  id text NOT NULL,
  member_id character varying NOT NULL,
  session_id character varying NOT NULL,
  endpoint_hash text NOT NULL,
  sealed text NOT NULL,
  name text NOT NULL,
  last_sent_at_ms bigint,
  created_at_ms bigint NOT NULL,
  CONSTRAINT push_devices_pkey PRIMARY KEY (id),
  CONSTRAINT push_devices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT push_devices_session_id_fkey FOREIGN KEY (session_id) REFERENCES member_sessions(id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX push_devices_endpoint_idx ON push_devices USING btree (endpoint_hash);

CREATE INDEX push_devices_member_idx ON push_devices USING btree (member_id);

CREATE INDEX push_devices_session_idx ON push_devices USING btree (session_id);

CREATE TABLE member_reminders (
  member_id character varying NOT NULL,
  time_zone text NOT NULL,
  quiet_from text,
  quiet_to text,
  updated_at_ms bigint NOT NULL,
  CONSTRAINT member_reminders_pkey PRIMARY KEY (member_id),
  CONSTRAINT member_reminders_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

CREATE TABLE baby_reminders (
  member_id character varying NOT NULL,
  baby_id text NOT NULL,
  drops bigint NOT NULL,
  feed_after_minutes bigint,
  next_allergen bigint NOT NULL,
  appointments bigint NOT NULL,
  look_at_ms bigint NOT NULL,
  CONSTRAINT baby_reminders_pkey PRIMARY KEY (member_id, baby_id),
  CONSTRAINT baby_reminders_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT baby_reminders_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

CREATE INDEX baby_reminders_baby_idx ON baby_reminders USING btree (baby_id);

CREATE INDEX baby_reminders_look_idx ON baby_reminders USING btree (look_at_ms);

-- A reminder is stored once for each browser: `reminder` names it.
CREATE TABLE push_messages (
  id bigserial NOT NULL,
  device_id text NOT NULL,
  baby_id text,
  reminder text NOT NULL,
  body text NOT NULL,
  state text NOT NULL,
  attempts bigint NOT NULL,
  next_attempt_at_ms bigint NOT NULL,
  give_up_at_ms bigint NOT NULL,
  claimed_until_ms bigint,
  created_at_ms bigint NOT NULL,
  ended_at_ms bigint,
  CONSTRAINT push_messages_pkey PRIMARY KEY (id),
  CONSTRAINT push_messages_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT push_messages_device_id_fkey FOREIGN KEY (device_id) REFERENCES push_devices(id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX push_messages_reminder_idx ON push_messages USING btree (device_id, reminder);

CREATE INDEX push_messages_baby_idx ON push_messages USING btree (baby_id);

CREATE INDEX push_messages_waiting_idx ON push_messages USING btree (next_attempt_at_ms) WHERE (state = 'waiting'::text);

CREATE TABLE baby_appointments (
  id text NOT NULL,
  baby_id text NOT NULL,
  made_by character varying,
  title text NOT NULL,
  place text NOT NULL,
  starts_at_ms bigint NOT NULL,
  minutes bigint NOT NULL,
  version bigint NOT NULL,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  CONSTRAINT baby_appointments_pkey PRIMARY KEY (id),
  CONSTRAINT baby_appointments_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT baby_appointments_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL
);

CREATE INDEX baby_appointments_baby_idx ON baby_appointments USING btree (baby_id, starts_at_ms);

CREATE INDEX baby_appointments_made_by_idx ON baby_appointments USING btree (made_by);

CREATE TABLE calendar_feeds (
  id text NOT NULL,
  member_id character varying NOT NULL,
  baby_id text NOT NULL,
  address_hash text NOT NULL,
  sealed text NOT NULL,
  time_zone text NOT NULL,
  created_at_ms bigint NOT NULL,
  read_at_ms bigint,
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_feeds_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT calendar_feeds_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX calendar_feeds_address_idx ON calendar_feeds USING btree (address_hash);

CREATE UNIQUE INDEX calendar_feeds_member_idx ON calendar_feeds USING btree (member_id, baby_id);

CREATE INDEX calendar_feeds_baby_idx ON calendar_feeds USING btree (baby_id);

-- `picture` is a JPEG in base64, which both databases store alike (docs/decisions/0037-photos-in-the-database.md).
CREATE TABLE baby_reaction_photos (
  id text NOT NULL,
  baby_id text NOT NULL,
  meal_id text NOT NULL,
  made_by character varying,
  caption text NOT NULL,
  picture text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at_ms bigint NOT NULL,
  updated_at_ms bigint NOT NULL,
  CONSTRAINT baby_reaction_photos_pkey PRIMARY KEY (id),
  CONSTRAINT baby_reaction_photos_baby_id_fkey FOREIGN KEY (baby_id) REFERENCES baby_profiles(id) ON DELETE CASCADE,
  CONSTRAINT baby_reaction_photos_made_by_fkey FOREIGN KEY (made_by) REFERENCES members(id) ON DELETE SET NULL,
  CONSTRAINT baby_reaction_photos_meal_id_fkey FOREIGN KEY (meal_id) REFERENCES baby_meals(id) ON DELETE CASCADE
);

CREATE INDEX baby_reaction_photos_baby_idx ON baby_reaction_photos USING btree (baby_id);

CREATE INDEX baby_reaction_photos_meal_idx ON baby_reaction_photos USING btree (meal_id);

CREATE INDEX baby_reaction_photos_made_by_idx ON baby_reaction_photos USING btree (made_by);
