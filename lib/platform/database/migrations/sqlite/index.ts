import * as migration_20261127_170000_initial from './20261127_170000_initial';
import * as migration_20261130_163201_panel_settings from './20261130_163201_panel_settings';

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
];
