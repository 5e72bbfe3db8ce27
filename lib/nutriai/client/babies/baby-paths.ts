/** Keys of SWR and paths of the API in one. */
export const babiesPath = '/api/nutriai/baby-profiles?page_size=100';
/** Where a new baby is sent. */
export const newBabyPath = '/api/nutriai/baby-profiles';

export function babyPath(id: string): string {
  return `/api/nutriai/baby-profiles/${id}`;
}
