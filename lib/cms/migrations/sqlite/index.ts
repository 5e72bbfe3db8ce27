import * as migration_20261121_020655_initial from './20261121_020655_initial';
import * as migration_20261121_035104_page_tree from './20261121_035104_page_tree';

export const migrations = [
  {
    up: migration_20261121_020655_initial.up,
    down: migration_20261121_020655_initial.down,
    name: '20261121_020655_initial',
  },
  {
    up: migration_20261121_035104_page_tree.up,
    down: migration_20261121_035104_page_tree.down,
    name: '20261121_035104_page_tree'
  },
];
