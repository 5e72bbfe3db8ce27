import { existsSync, readdirSync } from 'node:fs';
import { dataPath } from '../files/data-dir';

const staging = 'restoring-';

/** Where a restore unpacks its backup, and where it puts what was there before. */
export const restoreFolders = (stamp: string) => ({
  staging: dataPath(`${staging}${stamp}`),
  aside: dataPath(`before-restore-${stamp}`),
});

/** A restore ended between taking the site's data away and putting the backup in its place. */
export class RestoreUnfinished extends Error {
  constructor(aside: string) {
    super(
      `A restore was broken off half way, and what was there before lies in ${aside}. Run the restore again.`,
    );
    this.name = 'RestoreUnfinished';
  }
}

/** Names the folders in which restores were unpacked and did not come to their end. */
export function stampsOfUnfinished(): string[] {
  if (!existsSync(dataPath())) return [];
  const folders = readdirSync(dataPath()).filter((name) => name.startsWith(staging));
  return folders.map((name) => name.slice(staging.length));
}

/**
 * To be called before a start makes anything: it would take what is missing for a new site's.
 * @throws RestoreUnfinished
 */
export function refuseUnfinishedRestore(): void {
  for (const stamp of stampsOfUnfinished()) {
    const { staging: unpacked, aside } = restoreFolders(stamp);
    if (existsSync(aside) && readdirSync(unpacked).length > 0) throw new RestoreUnfinished(aside);
  }
}
