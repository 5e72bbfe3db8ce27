export const plansPath = '/api/nutriai/meal-plans';

/** The plans of a baby in short, the latest first. */
export function planListPath(baby: string): string {
  return `${plansPath}?${new URLSearchParams({ baby, page_size: '50' })}`;
}

export const planPath = (id: string) => `${plansPath}/${id}`;

export function alternativesPath(id: string, { date, slot }: { date: string; slot: number }): string {
  return `${planPath(id)}/alternatives?${new URLSearchParams({ date, slot: String(slot) })}`;
}
