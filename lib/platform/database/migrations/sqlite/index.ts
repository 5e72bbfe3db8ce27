import * as migration_20261127_170000_initial from './20261127_170000_initial';
import * as migration_20261130_163201_panel_settings from './20261130_163201_panel_settings';
import * as migration_20261130_193000_invite_names from './20261130_193000_invite_names';

export const migrations = [
  {
    up: migration_20261127_170000_initial.up,
    down: migration_20261127_170000_initial.down,
    name: '20261127_170000_initial',
  },
  {
    up: migration_20261130_163201_panel_settings.up,
    down: migration_20261130_163201_panel_settings.down,
    name: '20261130_163201_panel_settings'
  },
  {
    up: migration_20261130_193000_invite_names.up,
    down: migration_20261130_193000_invite_names.down,
    name: '20261130_193000_invite_names',
  },
];
