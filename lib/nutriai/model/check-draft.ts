import { kitchenFood } from '@/lib/nutriai/engine/composer/kitchen/kitchen-list';
import { type Asked } from '@/lib/nutriai/engine/composer/read-asked';
import { type ComposeRequest, type Understood } from '@/lib/nutriai/engine/composer/compose-request';
import { unmetEquipment } from '@/lib/nutriai/engine/composer/request/equipment-of';
import { reportUnderstood } from '@/lib/nutriai/engine/composer/request/report-understood';
import { type Equipment } from '@/lib/nutriai/engine/composer/request/request-facts';
import { withRequestFacts } from '@/lib/nutriai/engine/composer/request/with-request-facts';
import { neverUsed } from '@/lib/nutriai/engine/composer/never-used';
import { foodById } from '@/lib/nutriai/engine/foods/food-list';
import { foodNameKey } from '@/lib/nutriai/engine/foods/food-name-key';
import { textureStage } from '@/lib/nutriai/engine/needs/meal-pattern';
import { feedingBand } from '@/lib/nutriai/engine/needs/need-age';
import { type Recipe } from '@/lib/nutriai/engine/recipes/recipe';
import { recipeFacts } from '@/lib/nutriai/engine/recipes/recipe-facts';
import { recipeVerdict } from '@/lib/nutriai/engine/recipes/recipe-verdict';
import { type Verdict } from '@/lib/nutriai/engine/safety/verdict';
import { parseIngredients } from '@/lib/nutriai/engine/text/parse-ingredients';
import { type Draft } from './draft';
import { type DraftFinding } from './draft-finding';
import { recipeOfDraft } from './recipe-of-draft';
import { expressionInLines } from '@/lib/nutriai/engine/text/expression-in-lines';

/** A draft that may be shown, or what is wrong with it. */
export type Checked =
  | { recipe: Recipe; verdict: Verdict; understood: readonly Understood[] }
  | { findings: DraftFinding[] };

const leastKcalPerG = { meal: 0.8, snack: 0.6 } as const;
/** A serving's sodium at most, mg: as for the recipes of the library. */
const mostSodiumMg = { infant: 120, toddler: 250 } as const;

/**
 * Everything that a draft must meet before a parent sees it: it is a recipe and nothing else, of foods that
 * we know, with what was asked; the gate passes it for this child, title and steps included; it feeds, and it
 * is not salty.
 */
export function checkDraft(draft: Draft, given: ComposeRequest, asked: Asked): Checked {
  const { request, said } = withRequestFacts(given);
  const text = textFindings(draft, request);
  const read = recipeOfDraft(draft, request);
  if ('findings' in read) return { findings: [...text, ...read.findings] };
  const { recipe } = read;
  const avoids = [...(request.avoids ?? []), ...(request.dislikes ?? []), ...asked.excluded];
  const verdict = recipeVerdict(recipe, { ...request, avoids });
  const findings = [
    ...text,
    ...gateFindings(verdict),
    ...hiddenFindings(recipe),
    ...askedFindings(recipe, asked),
    ...stepFindings(recipe),
    ...equipmentFindings(recipe, said.equipment),
    ...factFindings(recipe, request),
  ];
  if (findings.length > 0) return { findings };
  const { texture } = draft;
  const understood = reportUnderstood({ said, asked: given, recipe, texture, wanted: asked.wanted });
  return { recipe, verdict, understood };
}

/** What the parent's kitchen lacks, the steps must do without. */
function equipmentFindings(recipe: Recipe, equipment: readonly Equipment[]): DraftFinding[] {
  return unmetEquipment(recipe, equipment)
    .filter((each) => each !== 'air_fryer' && each !== 'slow_cooker')
    .map((each) => ({
      code: 'equipment',
      message: `The parent asked for: ${each.replaceAll('_', ' ')}. The steps do not keep to it.`,
    }));
}

const links = /https?:|www\.|\b[\w-]+\.(com|org|net|io|co|uk)\b|@\w/i;
const talk = expressionInLines('i')`
  \b(as an ai|language model|system prompt|(previous|my|your|these) instructions|
  ignore (all|any|the|these|previous)|i (cannot|can't|am)|sorry)\b
`;

/** What shows that the words are no recipe: links, markup, talk, or no sentences. */
function textFindings(
  { title, steps, minutes, texture, ingredients }: Draft,
  request: ComposeRequest,
): DraftFinding[] {
  const all = [title, ...steps, ...ingredients.flatMap(({ food, preparation }) => [food, preparation])].join(
    '\n',
  );
  const suited = textureStage(feedingBand(request.ageMonths)).textures;
  const found: (DraftFinding | false)[] = [
    links.test(all) && { code: 'link', message: 'No links or addresses: only the recipe.' },
    (/[<>{}]|```/.test(all) || talk.test(all)) && {
      code: 'not-a-recipe',
      message: 'Only the recipe itself: no markup and no talk about it.',
    },
    (title.trim().length < 3 || title.length > 70) && {
      code: 'title',
      message: 'Give a title of 3 to 70 letters.',
    },
    (steps.length < 2 ||
      steps.length > 12 ||
      steps.some((step) => step.trim().length < 8 || step.length > 400)) && {
      code: 'steps',
      message: 'Give 3 to 9 steps, each a full sentence.',
    },
    (ingredients.length < 1 || ingredients.length > 16) && {
      code: 'ingredients',
      message: 'Give 2 to 14 ingredients.',
    },
    (!(minutes >= 1) || minutes > 300) && {
      code: 'minutes',
      message: 'Give the minutes from start to table.',
    },
    !suited.includes(texture) && {
      code: 'texture',
      message: `The texture does not suit ${request.ageMonths} months. Choose one of: ${suited.join(', ')}.`,
    },
  ];
  return found.filter((one) => one !== false);
}

/** What the gate blocks, and words of the method that it does not know. */
function gateFindings({ findings }: Verdict): DraftFinding[] {
  return findings
    .filter(({ severity }) => severity === 'block' || severity === 'unsure')
    .map(({ rule, foodName, message, instead }) => ({
      code: rule,
      message: `${foodName === '' ? '' : `${foodName}: `}${message} ${instead}`,
    }));
}

/** What we never cook with, named in the title or a step and not listed. */
function hiddenFindings({ title, steps }: Recipe): DraftFinding[] {
  const { ingredients } = parseIngredients([title, ...steps].join('\n'));
  return ingredients.flatMap(({ role, food: id }) => {
    const food = role === 'ingredient' && id !== null ? foodById(id) : undefined;
    const refusal = food && neverUsed(food);
    return food && refusal
      ? [{ code: 'never-used', message: `${food.name} in the text: ${refusal.why}` }]
      : [];
  });
}

function askedFindings({ ingredients }: Recipe, { foods }: Asked): DraftFinding[] {
  const held = new Set(ingredients.map(({ food }) => food));
  return foods
    .filter(({ food }) => !held.has(food.id))
    .map(({ food }) => ({ code: 'missing', message: `Use ${food.name}: it was asked for.` }));
}

/** Each ingredient is used in the steps, by one of its words. */
function stepFindings({ ingredients, steps }: Recipe): DraftFinding[] {
  const said = ` ${foodNameKey(steps.join(' '))} `;
  const isSaid = (name: string) =>
    foodNameKey(name)
      .split(' ')
      .some((word) => word.length >= 3 && said.includes(` ${word}`));
  return ingredients.flatMap(({ food: id, trace }) => {
    const food = foodById(id);
    const names = food ? [food.name, kitchenFood(id)?.name ?? '', ...food.synonyms] : [];
    if (trace || !food || id === 'water' || names.some(isSaid)) return [];
    return [{ code: 'unused', message: `Say in the steps what is done with ${food.name}.` }];
  });
}

function factFindings(recipe: Recipe, { meal, ageMonths }: ComposeRequest): DraftFinding[] {
  const facts = recipeFacts(recipe);
  const least = meal === 'snack' || meal === 'breakfast' ? leastKcalPerG.snack : leastKcalPerG.meal;
  const most = ageMonths < 12 ? mostSodiumMg.infant : mostSodiumMg.toddler;
  const sodium = facts.perServing.sodium_mg ?? 0;
  return [
    ...(facts.kcalPerG < least
      ? [
          {
            code: 'thin',
            message:
              `It holds ${facts.kcalPerG.toFixed(2)} kcal in a gram; ${least} is the least. Add oil, ` +
              'butter, grain, avocado or nut butter, or less liquid.',
          },
        ]
      : []),
    ...(sodium > most
      ? [
          {
            code: 'salty',
            message:
              `A serving holds ${Math.round(sodium)} mg of sodium; ${most} mg is the most. Less cheese ` +
              'or bread.',
          },
        ]
      : []),
  ];
}
