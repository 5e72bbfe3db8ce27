/** What the list of versions needs of a stored one. */
export interface StoredVersion {
  id: number | string;
  updatedAt: string;
  autosave?: boolean | null;
  version: { _status?: string | null; changedBy?: string | null };
}

export interface VersionRow {
  href: string;
  when: string;
  who: string;
  state: string;
}

const whenFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/**
 * Returns a row for each stored version, the newest first: when it was made, who made it, and whether visitors
 * see it. The first content of a site has no author.
 */
export function versionRows(path: string, versions: readonly StoredVersion[], liveId: unknown): VersionRow[] {
  return versions.map(({ id, updatedAt, autosave, version }) => ({
    href: `${path}/versions/${id}`,
    when: whenFormat.format(new Date(updatedAt)),
    who: version.changedBy?.trim() || 'Made with the site',
    state: stateOf({ isLive: id === liveId, isPublished: version._status === 'published', autosave }),
  }));
}

interface Version {
  isLive: boolean;
  isPublished: boolean;
  autosave?: boolean | null;
}

function stateOf({ isLive, isPublished, autosave }: Version): string {
  if (isLive) return 'On the site now';
  if (isPublished) return 'Published before';
  return autosave ? 'Draft, saved while writing' : 'Draft';
}
