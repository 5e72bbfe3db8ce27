import type { FoodPage } from '../food-page';

/** Allergens that no vegan food holds, and those that no vegetarian food holds, as pages name them. */
const notVegan = /^(?:milk|egg|eggs|fish|crustaceans|molluscs)$/i;
const notVegetarian = /^(?:fish|crustaceans|molluscs)$/i;

/** Praise that only food which a baby may have deserves. */
const praise =
  /\b(?:easily absorbed iron|rich in (?!vitamin A)|good source|plenty of (?:iron|calcium|vitamin))\b/i;
const outOfUse =
  /\b(?:leave it out|(?:never|do not) give (?:it|them)\b(?! whole)|not for (?:babies|young children))\b/i;
const firstTaste = 'first-taste';

/** Units as the site writes them: "30 g", "120 ml", "5 °C"; "g" alone is never joined to its number. */
const wrongUnits = /\d(?:g|ml|kg|cm|mm)\b|\d ?(?:gms?|grms?|mls|kgs|cc)\b|\d ?º ?C|\d°C/;

/** What the words of a food's page have against one another, in words for the person who mends it. */
export function foodPageFaults(page: FoodPage): string[] {
  return [
    ...verdictFaults(page),
    ...allergenFaults(page),
    ...ageFaults(page),
    ...textsOf(page).flatMap((text) => wordFaults(text)),
  ].map((fault) => `${page.path}: ${fault}`);
}

function textsOf({ question, answer, summary, flags, servings, choking, food }: FoodPage): string[] {
  return [
    question,
    answer.words,
    answer.reason,
    summary,
    ...flags,
    ...servings.map(({ text }) => text),
    choking ?? '',
    food.note ?? '',
  ];
}

function verdictFaults({ answer, flags, findings, servings }: FoodPage): string[] {
  const isServed = answer.verdict === 'yes' || answer.verdict === 'prepared';
  const blocks = findings.some(({ severity }) => severity === 'block');
  return [
    ...(isServed && outOfUse.test(answer.reason) ? [`says "${answer.words}" and "${answer.reason}"`] : []),
    ...(answer.verdict === 'yes' && blocks ? ['says "Yes" of what the gate refuses'] : []),
    ...(!isServed && flags.some((flag) => praise.test(flag)) ? ['praises what is to be left out'] : []),
    ...(!isServed && findings.some(({ rule }) => rule === firstTaste)
      ? ['tells how to start what is to be left out']
      : []),
    ...(answer.verdict === 'no' && servings.length > 0 ? ['says how to serve what is to be left out'] : []),
  ];
}

function allergenFaults({ allergens, mayContain, diet, answer, summary }: FoodPage): string[] {
  const both = allergens.filter((name) => mayContain.includes(name));
  const notOfDiet = diet === 'vegan' ? notVegan : diet === 'vegetarian' ? notVegetarian : null;
  const denied = allergens.filter((name) =>
    new RegExp(`\\b(?:no|without|free (?:of|from)) ${name}\\b`, 'i').test(`${answer.reason} ${summary}`),
  );
  return [
    ...both.map((name) => `contains ${name}, and may contain it`),
    ...allergens.filter((name) => notOfDiet?.test(name)).map((name) => `is ${diet}, and contains ${name}`),
    ...denied.map((name) => `contains ${name}, and is said to be without it`),
  ];
}

function ageFaults({ food, servings, answer }: FoodPage): string[] {
  const months = servings.map((each) => each.months);
  const [, said] = /from (\d+) months/.exec(answer.words) ?? [];
  return [
    ...(months.some((age, index) => index > 0 && age <= (months[index - 1] ?? 0))
      ? ['ages are out of order']
      : []),
    ...months
      .filter((age) => food.fromMonths === null || age < food.fromMonths)
      .map((age) => `served at ${age} months`),
    ...(said !== undefined && answer.verdict === 'not-yet' && Number(said) !== food.fromMonths
      ? [`from ${said} months, and from ${food.fromMonths}`]
      : []),
    ...servings.flatMap(({ months: age, text }) =>
      [...text.matchAll(/\b(?:not before|only from|until) (\d+) months/g)]
        .filter(([, limit]) => Number(limit) > age && !/\bdrink\b/.test(text))
        .map(([words]) => `serves it at ${age} months, "${words}"`),
    ),
  ];
}

function wordFaults(text: string): string[] {
  const [repeated] = /\b([a-z]+) \1\b/i.exec(text) ?? [];
  const [unit] = wrongUnits.exec(text) ?? [];
  return [
    ...(repeated ? [`repeats a word: "${repeated}"`] : []),
    ...(unit ? [`writes a unit as "${unit}"`] : []),
    ...(/ {2}|\s[,.;]|\.\.(?!\.)/.test(text) ? [`has a slip of the pen: "${text}"`] : []),
  ];
}
