import * as migration_20261127_170000_initial from './20261127_170000_initial';
import * as migration_20261127_184238_newsletter_job from './20261127_184238_newsletter_job';

export const migrations = [
  {
    up: migration_20261127_170000_initial.up,
    down: migration_20261127_170000_initial.down,
    name: '20261127_170000_initial',
  },
  {
    up: migration_20261127_184238_newsletter_job.up,
    down: migration_20261127_184238_newsletter_job.down,
    name: '20261127_184238_newsletter_job'
  },
];
