const storageKey = 'reloaded-for-new-version';
const onceInMs = 60_000;

/** A file of the build that is gone: most often the tab is older than the version that the site has now. */
export function isFileOfBuildMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /\bload chunk\b/i.test(error.message));
}

/**
 * Loads the page anew, which brings it up to date; not twice within a minute, for where the file is missing for another reason a reload would follow the other.
 * @returns whether it does
 */
export function reloadOnce(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  reload: () => void,
  nowMs = Date.now(),
): boolean {
  try {
    if (nowMs - Number(storage.getItem(storageKey) ?? 0) < onceInMs) return false;
    storage.setItem(storageKey, String(nowMs));
  } catch {
    // A browser that refuses storage could not stop a second time.
    return false;
  }
  reload();
  return true;
}
