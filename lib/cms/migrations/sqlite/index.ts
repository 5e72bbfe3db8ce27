import * as migration_20261121_010419_initial from './20261121_010419_initial';

export const migrations = [
  {
    up: migration_20261121_010419_initial.up,
    down: migration_20261121_010419_initial.down,
    name: '20261121_010419_initial'
  },
];
