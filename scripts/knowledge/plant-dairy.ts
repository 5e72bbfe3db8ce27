import type { Compound } from '@/lib/nutriai/engine/knowledge/schemas/compounds';
import type { PlantDairy } from '@/lib/nutriai/engine/knowledge/schemas/plant-dairy';

/** Dairy made of plants: every plant and every claim before every name of dairy. */
export function plantDairyOf({ plants, claims, dairy, compounds }: PlantDairy): Compound[] {
  const byPlant = dairy.filter(({ onlyByClaim }) => !onlyByClaim);
  return [
    ...plants.flatMap((plant) => byPlant.map((each) => plantVersion(plant, each))),
    ...dairy.map((each) => plantVersion(claims, each)),
    ...compounds,
  ];
}

function plantVersion(
  { words, allergens = [], mayContain = [] }: PlantDairy['claims'],
  dairy: PlantDairy['dairy'][number],
): Compound {
  const [first = ''] = words;
  const food = dairy.foodOf?.[first] ?? dairy.food;
  return {
    id: `${first.replaceAll(' ', '-')}-${dairy.id}`,
    names: words.flatMap((word) => dairy.names.map((name) => `${word} ${name}`)),
    kind: 'product',
    ...(food !== undefined && { food }),
    allergens,
    mayContain: [...mayContain, ...(dairy.mayContain ?? [])],
    ...(dairy.flags && { flags: dairy.flags }),
  };
}
