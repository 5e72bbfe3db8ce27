/** The page of a food. */
export function foodPath(id: string): string {
  return `/nutriai/foods/${id}`;
}
