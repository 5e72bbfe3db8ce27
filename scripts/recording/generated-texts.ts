import { allergens, type Child, diets, locales } from '@/lib/nutriai/engine/child';
import { foods } from '@/lib/nutriai/engine/foods/food-list';
import { mulberry32 } from '@/lib/nutriai/engine/mulberry32';
import { compounds } from '@/lib/nutriai/engine/text/compounds/compounds';
import { preparations } from '@/lib/nutriai/engine/text/parsed-ingredient';

export interface GeneratedText {
  text: string;
  child: Child;
}

const frames = [
  '{}',
  '{} and {}',
  '{} with {} and {}',
  '2 tbsp {}, 40 g {}',
  'no {}, just {}',
  '{} without {}',
  '{}-free {}',
  'a handful of {}',
  'Can she have {}? We had {} before.',
  '1 cup {}\n50 g {}\nMash the {} and serve.',
  '{} instead of {}',
  'leftover {} reheated with {}',
];

/** Texts as parents might write them, made from the names and forms that the engine knows: the same at every run. */
export function generatedTexts(count: number): GeneratedText[] {
  const random = mulberry32(1606);
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  };
  const names = [
    ...foods.flatMap(({ name, synonyms }) => [name, ...synonyms]),
    ...compounds.flatMap((compound) => compound.names),
  ];
  const food = () => {
    const name = withSlip(oneOf(names).toLowerCase(), random);
    return random() < 0.5 ? name : `${oneOf(preparations).replaceAll('_', ' ')} ${name}`;
  };
  const child = (): Child => ({
    ageMonths: Math.floor(random() * 49),
    ...(random() < 0.3 && { allergies: [oneOf(allergens)] }),
    ...(random() < 0.2 && { diet: oneOf(diets) }),
    ...(random() < 0.3 && { locale: oneOf(locales) }),
  });
  return Array.from({ length: count }, () => ({
    text: oneOf(frames).replaceAll('{}', food),
    child: child(),
  }));
}

/** One name in five is misspelled: a letter left out, doubled, or changed places with the next. */
function withSlip(name: string, random: () => number): string {
  if (random() >= 0.2 || name.length < 4) return name;
  const at = 1 + Math.floor(random() * (name.length - 2));
  const before = name.slice(0, at);
  const letter = name.charAt(at);
  const after = name.slice(at + 1);
  const kind = Math.floor(random() * 3);
  if (kind === 0) return before + after;
  return kind === 1 ? before + letter + letter + after : before + after.charAt(0) + letter + after.slice(1);
}
