interface PageState {
  isLive: boolean;
  hasUnpublishedChanges: boolean;
  /** A time is set at which its newest draft goes live. */
  isScheduled: boolean;
}

/** How a page stands, in the words of the contract. */
export function statusText({ isLive, hasUnpublishedChanges, isScheduled }: PageState): string {
  if (!isLive) return isScheduled ? 'scheduled' : 'draft';
  if (isScheduled) return 'live + scheduled';
  return hasUnpublishedChanges ? 'live + draft' : 'live';
}
