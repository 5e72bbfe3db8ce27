import * as migration_20261121_020655_initial from './20261121_020655_initial';
import * as migration_20261121_035104_page_tree from './20261121_035104_page_tree';
import * as migration_20261121_041755_square_pictures from './20261121_041755_square_pictures';
import * as migration_20261121_042219_comments_and_polls from './20261121_042219_comments_and_polls';
import * as migration_20261121_042430_search_index from './20261121_042430_search_index';
import * as migration_20261121_043000_page_words from './20261121_043000_page_words';
import * as migration_20261121_044523_page_order from './20261121_044523_page_order';
import * as migration_20261121_090109_keep_ids_of_deleted from './20261121_090109_keep_ids_of_deleted';
import * as migration_20261121_085500_babies from './20261121_085500_babies';
import * as migration_20261121_104000_plans_and_recipes from './20261121_104000_plans_and_recipes';
import * as migration_20261121_110000_member_links from './20261121_110000_member_links';
import * as migration_20261121_111000_plan_end_date from './20261121_111000_plan_end_date';
import * as migration_20261121_175630_outgoing_mails_and_audit_trail from './20261121_175630_outgoing_mails_and_audit_trail';
import * as migration_20261121_180000_member_consents from './20261121_180000_member_consents';
import * as migration_20261121_181824_growing_lists from './20261121_181824_growing_lists';
import * as migration_20261121_182500_long_lists from './20261121_182500_long_lists';
import * as migration_20261121_190000_kept_lists from './20261121_190000_kept_lists';
import * as migration_20261121_190500_told_statistics from './20261121_190500_told_statistics';
import * as migration_20261121_191000_search_kinds from './20261121_191000_search_kinds';
import * as migration_20261121_191500_kept_files from './20261121_191500_kept_files';
import * as migration_20261123_030000_new_parents from './20261123_030000_new_parents';
import * as migration_20261123_201500_portions from './20261123_201500_portions';
import * as migration_20261123_203000_imports from './20261123_203000_imports';
import * as migration_20261123_234000_drops from './20261123_234000_drops';
import * as migration_20261124_001000_api_keys from './20261124_001000_api_keys';
import * as migration_20261124_031000_webhooks from './20261124_031000_webhooks';
import * as migration_20261124_032000_health_links from './20261124_032000_health_links';
import * as migration_20261127_032315_publication from './20261127_032315_publication';
import * as migration_20261127_033000_reminders from './20261127_033000_reminders';
import * as migration_20261127_161000_reaction_photos from './20261127_161000_reaction_photos';

export const migrations = [
  {
    up: migration_20261121_020655_initial.up,
    down: migration_20261121_020655_initial.down,
    name: '20261121_020655_initial',
  },
  {
    up: migration_20261121_035104_page_tree.up,
    down: migration_20261121_035104_page_tree.down,
    name: '20261121_035104_page_tree',
  },
  {
    up: migration_20261121_041755_square_pictures.up,
    down: migration_20261121_041755_square_pictures.down,
    name: '20261121_041755_square_pictures',
  },
  {
    up: migration_20261121_042219_comments_and_polls.up,
    down: migration_20261121_042219_comments_and_polls.down,
    name: '20261121_042219_comments_and_polls',
  },
  {
    up: migration_20261121_042430_search_index.up,
    down: migration_20261121_042430_search_index.down,
    name: '20261121_042430_search_index',
  },
  {
    up: migration_20261121_043000_page_words.up,
    down: migration_20261121_043000_page_words.down,
    name: '20261121_043000_page_words',
  },
  {
    up: migration_20261121_044523_page_order.up,
    down: migration_20261121_044523_page_order.down,
    name: '20261121_044523_page_order',
  },
  {
    up: migration_20261121_090109_keep_ids_of_deleted.up,
    down: migration_20261121_090109_keep_ids_of_deleted.down,
    name: '20261121_090109_keep_ids_of_deleted',
  },
  {
    up: migration_20261121_085500_babies.up,
    down: migration_20261121_085500_babies.down,
    name: '20261121_085500_babies',
  },
  {
    up: migration_20261121_104000_plans_and_recipes.up,
    down: migration_20261121_104000_plans_and_recipes.down,
    name: '20261121_104000_plans_and_recipes',
  },
  {
    up: migration_20261121_110000_member_links.up,
    down: migration_20261121_110000_member_links.down,
    name: '20261121_110000_member_links',
  },
  {
    up: migration_20261121_111000_plan_end_date.up,
    down: migration_20261121_111000_plan_end_date.down,
    name: '20261121_111000_plan_end_date',
  },
  {
    up: migration_20261121_175630_outgoing_mails_and_audit_trail.up,
    down: migration_20261121_175630_outgoing_mails_and_audit_trail.down,
    name: '20261121_175630_outgoing_mails_and_audit_trail',
  },
  {
    up: migration_20261121_180000_member_consents.up,
    down: migration_20261121_180000_member_consents.down,
    name: '20261121_180000_member_consents',
  },
  {
    up: migration_20261121_181824_growing_lists.up,
    down: migration_20261121_181824_growing_lists.down,
    name: '20261121_181824_growing_lists',
  },
  {
    up: migration_20261121_182500_long_lists.up,
    down: migration_20261121_182500_long_lists.down,
    name: '20261121_182500_long_lists',
  },
  {
    up: migration_20261121_190000_kept_lists.up,
    down: migration_20261121_190000_kept_lists.down,
    name: '20261121_190000_kept_lists',
  },
  {
    up: migration_20261121_190500_told_statistics.up,
    down: migration_20261121_190500_told_statistics.down,
    name: '20261121_190500_told_statistics',
  },
  {
    up: migration_20261121_191000_search_kinds.up,
    down: migration_20261121_191000_search_kinds.down,
    name: '20261121_191000_search_kinds',
  },
  {
    up: migration_20261121_191500_kept_files.up,
    down: migration_20261121_191500_kept_files.down,
    name: '20261121_191500_kept_files',
  },
  {
    up: migration_20261123_030000_new_parents.up,
    down: migration_20261123_030000_new_parents.down,
    name: '20261123_030000_new_parents',
  },
  {
    up: migration_20261123_201500_portions.up,
    down: migration_20261123_201500_portions.down,
    name: '20261123_201500_portions',
  },
  {
    up: migration_20261123_203000_imports.up,
    down: migration_20261123_203000_imports.down,
    name: '20261123_203000_imports',
  },
  {
    up: migration_20261123_234000_drops.up,
    down: migration_20261123_234000_drops.down,
    name: '20261123_234000_drops',
  },
  {
    up: migration_20261124_001000_api_keys.up,
    down: migration_20261124_001000_api_keys.down,
    name: '20261124_001000_api_keys',
  },
  {
    up: migration_20261124_031000_webhooks.up,
    down: migration_20261124_031000_webhooks.down,
    name: '20261124_031000_webhooks',
  },
  {
    up: migration_20261124_032000_health_links.up,
    down: migration_20261124_032000_health_links.down,
    name: '20261124_032000_health_links',
  },
  {
    up: migration_20261127_032315_publication.up,
    down: migration_20261127_032315_publication.down,
    name: '20261127_032315_publication',
  },
  {
    up: migration_20261127_033000_reminders.up,
    down: migration_20261127_033000_reminders.down,
    name: '20261127_033000_reminders',
  },
  {
    up: migration_20261127_161000_reaction_photos.up,
    down: migration_20261127_161000_reaction_photos.down,
    name: '20261127_161000_reaction_photos',
  },
];
