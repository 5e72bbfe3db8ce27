-- Written by hand: what members store about their children is no collection, so the snapshot does not list it
-- (docs/decisions/0007-babies-outside-the-panel.md).

CREATE TABLE `baby_profiles` (
  	`id` text PRIMARY KEY NOT NULL,
  	`name` text NOT NULL,
  	`birth_date` text NOT NULL,
  	`due_date` text,
  	`sex` text NOT NULL,
  	`feeding` text NOT NULL,
  	`diet` text NOT NULL,
  	`locale` text,
  	`lists` text NOT NULL,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL
  );

-- A row without `parent_since_ms` counts from `joined_at_ms`.
CREATE TABLE `baby_carers` (
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`member_id` text NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`role` text NOT NULL,
  	`joined_at_ms` integer NOT NULL, `is_founder` integer NOT NULL DEFAULT 0, `parent_since_ms` integer,
  	PRIMARY KEY (`baby_id`, `member_id`)
  );

CREATE INDEX `baby_carers_member_idx` ON `baby_carers` (`member_id`);

CREATE TABLE `baby_invites` (
  	`token_hash` text PRIMARY KEY NOT NULL,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`invited_by` text NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`role` text NOT NULL,
  	`expires_at_ms` integer NOT NULL
  );

CREATE INDEX `baby_invites_baby_idx` ON `baby_invites` (`baby_id`);

CREATE INDEX `baby_invites_member_idx` ON `baby_invites` (`invited_by`);

CREATE TABLE `baby_water` (
  	`id` text PRIMARY KEY NOT NULL,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`made_by` text REFERENCES `members`(`id`) ON DELETE SET NULL,
  	`drunk_at_ms` integer NOT NULL,
  	`amount_ml` integer NOT NULL,
  	`source` text NOT NULL,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL
  );

CREATE INDEX `baby_water_baby_idx` ON `baby_water` (`baby_id`, `drunk_at_ms`);

CREATE INDEX `baby_water_made_by_idx` ON `baby_water` (`made_by`);

CREATE TABLE `baby_meals` (
  	`id` text PRIMARY KEY NOT NULL,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`made_by` text REFERENCES `members`(`id`) ON DELETE SET NULL,
  	`eaten_at_ms` integer NOT NULL,
  	`kind` text NOT NULL,
  	`items` text NOT NULL,
  	`eaten_share` real NOT NULL,
  	`reaction` text,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL
  , `portion` text);

CREATE INDEX `baby_meals_baby_idx` ON `baby_meals` (`baby_id`, `eaten_at_ms`);

CREATE INDEX `baby_meals_made_by_idx` ON `baby_meals` (`made_by`);

CREATE INDEX `baby_meals_reaction_idx` ON `baby_meals` (`baby_id`, `eaten_at_ms`) WHERE reaction IS NOT NULL;

CREATE TABLE `meal_plans` (
  	`id` text PRIMARY KEY NOT NULL,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`made_by` text REFERENCES `members`(`id`) ON DELETE SET NULL,
  	`start_date` text NOT NULL,
  	`request` text NOT NULL,
  	`plan` text NOT NULL,
  	`checked` text NOT NULL,
  	`solved_ms` integer NOT NULL,
  	`version` integer NOT NULL,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL
  , `end_date` text NOT NULL DEFAULT '');

CREATE INDEX `meal_plans_baby_idx` ON `meal_plans` (`baby_id`, `start_date`);

CREATE INDEX `meal_plans_made_by_idx` ON `meal_plans` (`made_by`);

CREATE TABLE `member_recipes` (
  	`id` text PRIMARY KEY NOT NULL,
  	`member_id` text NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`title` text NOT NULL,
  	`source` text NOT NULL,
  	`recipe` text NOT NULL,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL
  );

CREATE INDEX `member_recipes_member_idx` ON `member_recipes` (`member_id`, `created_at_ms`);

CREATE TABLE `recipe_favorites` (
  	`member_id` text NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`recipe` text NOT NULL,
  	`created_at_ms` integer NOT NULL,
  	PRIMARY KEY (`member_id`, `recipe`)
  );

-- Links that were mailed to members.
CREATE TABLE `member_links` (
  	`token_hash` text PRIMARY KEY NOT NULL,
  	`member_id` text NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`purpose` text NOT NULL,
  	`new_email` text,
  	`expires_at_ms` integer NOT NULL
  );

CREATE INDEX `member_links_member_idx` ON `member_links` (`member_id`);

CREATE INDEX `member_links_expires_idx` ON `member_links` (`expires_at_ms`);

-- What members have agreed to, and when.
CREATE TABLE `member_consents` (
  	`member_id` text NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`purpose` text NOT NULL,
  	`version` text NOT NULL,
  	`given_at_ms` integer NOT NULL,
  	PRIMARY KEY (`member_id`, `purpose`, `version`)
  );

-- A meal names the portion that was used, so that deleting the meal puts it back. The portion may be gone by then,
-- which is why no foreign key joins the two.
CREATE TABLE `baby_portions` (
  	`id` text PRIMARY KEY NOT NULL,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`made_by` text REFERENCES `members`(`id`) ON DELETE SET NULL,
  	`recipe` text NOT NULL,
  	`title` text NOT NULL,
  	`grams` real NOT NULL,
  	`portions` integer NOT NULL,
  	`place` text NOT NULL,
  	`cooked_on` text NOT NULL,
  	`eat_by` text NOT NULL,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL
  );

CREATE INDEX `baby_portions_baby_idx` ON `baby_portions` (`baby_id`, `eat_by`);

CREATE INDEX `baby_portions_made_by_idx` ON `baby_portions` (`made_by`);

CREATE TABLE `data_imports` (
  	`id` text PRIMARY KEY NOT NULL,
  	`baby_id` text REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`made_by` text REFERENCES `members`(`id`) ON DELETE SET NULL,
  	`format` text NOT NULL,
  	`file` text NOT NULL,
  	`added` text NOT NULL,
  	`created_at_ms` integer NOT NULL
  );

CREATE INDEX `data_imports_baby_idx` ON `data_imports` (`baby_id`);

CREATE INDEX `data_imports_made_by_idx` ON `data_imports` (`made_by`);

-- The key of a row is unique for its baby or member: nothing can be imported twice, even at the same time.
CREATE TABLE `imported_rows` (
  	`import_id` text NOT NULL REFERENCES `data_imports`(`id`) ON DELETE CASCADE,
  	`key` text NOT NULL,
  	`baby_id` text REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`member_id` text REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`kind` text NOT NULL,
  	`entry_id` text NOT NULL,
  	`stamp` text NOT NULL,
  	`file` text NOT NULL,
  	`row_number` integer NOT NULL,
  	PRIMARY KEY (`import_id`, `key`)
  );

CREATE UNIQUE INDEX `imported_rows_baby_key_idx` ON `imported_rows` (`baby_id`, `key`);

CREATE UNIQUE INDEX `imported_rows_member_key_idx` ON `imported_rows` (`member_id`, `key`);

CREATE TABLE `baby_drops` (
  	`id` text PRIMARY KEY NOT NULL,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`made_by` text REFERENCES `members`(`id`) ON DELETE SET NULL,
  	`name` text NOT NULL,
  	`amount` text NOT NULL,
  	`weekdays` text NOT NULL,
  	`time` text,
  	`doses_left` integer,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL
  );

CREATE INDEX `baby_drops_baby_idx` ON `baby_drops` (`baby_id`);

CREATE INDEX `baby_drops_made_by_idx` ON `baby_drops` (`made_by`);

-- The name and the amount are those of the day: they stay true when the list of drops changes.
CREATE TABLE `baby_given_drops` (
  	`id` text PRIMARY KEY NOT NULL,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`drop_id` text REFERENCES `baby_drops`(`id`) ON DELETE SET NULL,
  	`made_by` text REFERENCES `members`(`id`) ON DELETE SET NULL,
  	`name` text NOT NULL,
  	`amount` text NOT NULL,
  	`took_dose` integer NOT NULL,
  	`given_at_ms` integer NOT NULL,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL
  );

CREATE INDEX `baby_given_drops_baby_idx` ON `baby_given_drops` (`baby_id`, `given_at_ms`);

CREATE INDEX `baby_given_drops_drop_idx` ON `baby_given_drops` (`drop_id`, `given_at_ms`);

CREATE INDEX `baby_given_drops_made_by_idx` ON `baby_given_drops` (`made_by`);

-- Only a hash of each key is stored (docs/api-keys.md).
CREATE TABLE `member_api_keys` (
  	`id` text PRIMARY KEY NOT NULL,
  	`member_id` text NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`secret_hash` text NOT NULL,
  	`hint` text NOT NULL,
  	`name` text NOT NULL,
  	`scopes` text NOT NULL,
  	`babies` text,
  	`created_at_ms` integer NOT NULL,
  	`expires_at_ms` integer NOT NULL,
  	`last_used_at_ms` integer
  );

CREATE UNIQUE INDEX `member_api_keys_secret_idx` ON `member_api_keys` (`secret_hash`);

CREATE INDEX `member_api_keys_member_idx` ON `member_api_keys` (`member_id`);

CREATE TABLE `member_api_key_uses` (
  	`key_id` text NOT NULL REFERENCES `member_api_keys`(`id`) ON DELETE CASCADE,
  	`day` text NOT NULL,
  	`operation` text NOT NULL,
  	`calls` integer NOT NULL,
  	`refused` integer NOT NULL,
  	PRIMARY KEY (`key_id`, `day`, `operation`)
  );

-- The address and the secret are sealed.
CREATE TABLE `member_webhooks` (
  	`id` text PRIMARY KEY NOT NULL,
  	`member_id` text NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`name` text NOT NULL,
  	`sealed` text NOT NULL,
  	`events` text NOT NULL,
  	`babies` text,
  	`is_on` integer NOT NULL,
  	`off_reason` text,
  	`last_success_at_ms` integer,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL
  );

CREATE INDEX `member_webhooks_member_idx` ON `member_webhooks` (`member_id`);

-- The outbox of webhooks. The id of a delivery is its position in the order.
CREATE TABLE `webhook_deliveries` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`public_id` text NOT NULL,
  	`webhook_id` text NOT NULL REFERENCES `member_webhooks`(`id`) ON DELETE CASCADE,
  	`baby_id` text REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`message_id` text NOT NULL,
  	`event` text NOT NULL,
  	`body` text NOT NULL,
  	`state` text NOT NULL,
  	`attempts` integer NOT NULL,
  	`status` integer,
  	`problem` text,
  	`next_attempt_at_ms` integer NOT NULL,
  	`give_up_at_ms` integer NOT NULL,
  	`claimed_until_ms` integer,
  	`created_at_ms` integer NOT NULL,
  	`ended_at_ms` integer
  );

CREATE UNIQUE INDEX `webhook_deliveries_public_idx` ON `webhook_deliveries` (`public_id`);

CREATE INDEX `webhook_deliveries_webhook_idx` ON `webhook_deliveries` (`webhook_id`, `id`);

CREATE INDEX `webhook_deliveries_baby_idx` ON `webhook_deliveries` (`baby_id`);

CREATE INDEX `webhook_deliveries_waiting_idx` ON `webhook_deliveries` (`next_attempt_at_ms`) WHERE `state` = 'waiting';

-- `file` is encrypted under a key that is not stored (docs/decisions/0028-health-links.md); NULL once nobody may read
-- it any more.
CREATE TABLE `baby_health_links` (
  	`id` text PRIMARY KEY NOT NULL,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`made_by` text REFERENCES `members`(`id`) ON DELETE SET NULL,
  	`address_hash` text NOT NULL,
  	`label` text NOT NULL,
  	`passcode_hash` text,
  	`attempts_left` integer NOT NULL,
  	`is_one_time` integer NOT NULL,
  	`file` text,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL,
  	`expires_at_ms` integer NOT NULL,
  	`ended_at_ms` integer,
  	`ended_by` text
  );

CREATE UNIQUE INDEX `baby_health_links_address_idx` ON `baby_health_links` (`address_hash`);

CREATE INDEX `baby_health_links_baby_idx` ON `baby_health_links` (`baby_id`);

CREATE INDEX `baby_health_links_made_by_idx` ON `baby_health_links` (`made_by`);

CREATE TABLE `baby_health_link_accesses` (
  	`id` text PRIMARY KEY NOT NULL,
  	`link_id` text NOT NULL REFERENCES `baby_health_links`(`id`) ON DELETE CASCADE,
  	`at_ms` integer NOT NULL,
  	`recipient` text NOT NULL,
  	`result` text NOT NULL,
  	`ticket_hash` text,
  	`ticket_expires_at_ms` integer
  );

CREATE INDEX `baby_health_link_accesses_link_idx` ON `baby_health_link_accesses` (`link_id`, `at_ms`);

CREATE UNIQUE INDEX `baby_health_link_accesses_ticket_idx` ON `baby_health_link_accesses` (`ticket_hash`);

CREATE TABLE `push_keys` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`public_key` text NOT NULL,
  	`sealed` text NOT NULL,
  	`created_at_ms` integer NOT NULL
  );

-- The browsers that take reminders. Their addresses and keys are sealed.
CREATE TABLE `push_devices` (
  	`id` text PRIMARY KEY NOT NULL,
  	`member_id` text NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`session_id` text NOT NULL REFERENCES `member_sessions`(`id`) ON DELETE CASCADE,
  	`endpoint_hash` text NOT NULL,
  	`sealed` text NOT NULL,
  	`name` text NOT NULL,
  	`last_sent_at_ms` integer,
  	`created_at_ms` integer NOT NULL
  );

CREATE UNIQUE INDEX `push_devices_endpoint_idx` ON `push_devices` (`endpoint_hash`);

CREATE INDEX `push_devices_member_idx` ON `push_devices` (`member_id`);

CREATE INDEX `push_devices_session_idx` ON `push_devices` (`session_id`);

CREATE TABLE `member_reminders` (
  	`member_id` text PRIMARY KEY NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`time_zone` text NOT NULL,
  	`quiet_from` text,
  	`quiet_to` text,
  	`updated_at_ms` integer NOT NULL
  );

CREATE TABLE `baby_reminders` (
  	`member_id` text NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`drops` integer NOT NULL,
  	`feed_after_minutes` integer,
  	`next_allergen` integer NOT NULL,
  	`appointments` integer NOT NULL,
  	`look_at_ms` integer NOT NULL,
  	PRIMARY KEY (`member_id`, `baby_id`)
  );

CREATE INDEX `baby_reminders_baby_idx` ON `baby_reminders` (`baby_id`);

CREATE INDEX `baby_reminders_look_idx` ON `baby_reminders` (`look_at_ms`);

-- A reminder is stored once for each browser: `reminder` names it.
CREATE TABLE `push_messages` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`device_id` text NOT NULL REFERENCES `push_devices`(`id`) ON DELETE CASCADE,
  	`baby_id` text REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`reminder` text NOT NULL,
  	`body` text NOT NULL,
  	`state` text NOT NULL,
  	`attempts` integer NOT NULL,
  	`next_attempt_at_ms` integer NOT NULL,
  	`give_up_at_ms` integer NOT NULL,
  	`claimed_until_ms` integer,
  	`created_at_ms` integer NOT NULL,
  	`ended_at_ms` integer
  );

CREATE UNIQUE INDEX `push_messages_reminder_idx` ON `push_messages` (`device_id`, `reminder`);

CREATE INDEX `push_messages_baby_idx` ON `push_messages` (`baby_id`);

CREATE INDEX `push_messages_waiting_idx` ON `push_messages` (`next_attempt_at_ms`) WHERE `state` = 'waiting';

CREATE TABLE `baby_appointments` (
  	`id` text PRIMARY KEY NOT NULL,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`made_by` text REFERENCES `members`(`id`) ON DELETE SET NULL,
  	`title` text NOT NULL,
  	`place` text NOT NULL,
  	`starts_at_ms` integer NOT NULL,
  	`minutes` integer NOT NULL,
  	`version` integer NOT NULL,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL
  );

CREATE INDEX `baby_appointments_baby_idx` ON `baby_appointments` (`baby_id`, `starts_at_ms`);

CREATE INDEX `baby_appointments_made_by_idx` ON `baby_appointments` (`made_by`);

CREATE TABLE `calendar_feeds` (
  	`id` text PRIMARY KEY NOT NULL,
  	`member_id` text NOT NULL REFERENCES `members`(`id`) ON DELETE CASCADE,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`address_hash` text NOT NULL,
  	`sealed` text NOT NULL,
  	`time_zone` text NOT NULL,
  	`created_at_ms` integer NOT NULL,
  	`read_at_ms` integer
  );

CREATE UNIQUE INDEX `calendar_feeds_address_idx` ON `calendar_feeds` (`address_hash`);

CREATE UNIQUE INDEX `calendar_feeds_member_idx` ON `calendar_feeds` (`member_id`, `baby_id`);

CREATE INDEX `calendar_feeds_baby_idx` ON `calendar_feeds` (`baby_id`);

-- `picture` is a JPEG in base64, which both databases store alike (docs/decisions/0037-photos-in-the-database.md).
CREATE TABLE `baby_reaction_photos` (
  	`id` text PRIMARY KEY NOT NULL,
  	`baby_id` text NOT NULL REFERENCES `baby_profiles`(`id`) ON DELETE CASCADE,
  	`meal_id` text NOT NULL REFERENCES `baby_meals`(`id`) ON DELETE CASCADE,
  	`made_by` text REFERENCES `members`(`id`) ON DELETE SET NULL,
  	`caption` text NOT NULL,
  	`picture` text NOT NULL,
  	`width` integer NOT NULL,
  	`height` integer NOT NULL,
  	`created_at_ms` integer NOT NULL,
  	`updated_at_ms` integer NOT NULL
  );

CREATE INDEX `baby_reaction_photos_baby_idx` ON `baby_reaction_photos` (`baby_id`);

CREATE INDEX `baby_reaction_photos_meal_idx` ON `baby_reaction_photos` (`meal_id`);

CREATE INDEX `baby_reaction_photos_made_by_idx` ON `baby_reaction_photos` (`made_by`);
