export const portionsPath = '/api/nutriai/stored-portions';

/** What is in the fridge and the freezer for a baby. */
export function portionListPath(baby: string): string {
  return `${portionsPath}?${new URLSearchParams({ baby, page_size: '100' })}`;
}

export const portionPath = (id: string) => `${portionsPath}/${id}`;
