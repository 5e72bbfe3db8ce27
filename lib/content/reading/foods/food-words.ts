/** The day on which the foods and the rules about them were last gone through. */
export const foodsCheckedOn = '2026-11-21';

export const foodsPath = '/nutriai/foods';

/** The page of a food. */
export function foodPath(id: string): string {
  return `${foodsPath}/${id}`;
}
