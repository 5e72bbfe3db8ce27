import * as migration_20261127_170000_initial from './20261127_170000_initial';

export const migrations = [
  {
    up: migration_20261127_170000_initial.up,
    down: migration_20261127_170000_initial.down,
    name: '20261127_170000_initial'
  },
];
