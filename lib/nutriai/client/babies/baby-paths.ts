/** Keys of SWR and paths of the API in one. */
export const babiesPath = '/api/nutriai/baby-profiles?page_size=100';
/** Where a new baby is sent. */
export const newBabyPath = '/api/nutriai/baby-profiles';

export function babyPath(id: string): string {
  return `/api/nutriai/baby-profiles/${id}`;
}

/** Invites to look after a baby. */
export function invitesPath(id: string): string {
  return `${babyPath(id)}/invites`;
}

/** Links to a baby's record for a clinic. */
export function healthLinksPath(id: string): string {
  return `${babyPath(id)}/health-links`;
}

export function healthLinkPath(id: string, link: string): string {
  return `${healthLinksPath(id)}/${link}`;
}
