import { askingOf } from '../../../engine/asking/asking';
import { capitalised } from '../../../engine/capitalised';
import type { Child } from '../../../engine/child';
import { helpfulFoods } from '../../../engine/insights/alerts/helpful-foods';
import { allergenExposures } from '../../../engine/insights/allergen-exposures';
import type { Needs } from '../../../engine/needs/needs-for';
import { needsFor } from '../../../engine/needs/needs-for';
import { lastAgeMonths } from '../../../engine/needs/need-age';
import { type NutrientCode, nutrients } from '../../../engine/nutrients';
import { uncapitalised } from '../../../engine/uncapitalised';
import type { AskedChild } from '../asked-child';
import { nutrientAsked } from '../nutrient-words';
import type { Question } from '../read-question';
import { ownDoctor } from '../../../engine/red-flags/emergency-numbers';
import {
  ageWords,
  answerOf,
  type CitedPart,
  documentSource,
  part,
  type RuleAnswer,
  whoIs,
} from '../rule-answer';
import { milkADay, milkParts } from './milk-needs';
import { suitableRecipes } from './fitting-recipes';
import { recipePath, recipeSummary } from '../../../../content/reading/recipes/recipe-words';
import { filterRecipes } from '../../../engine/recipes/filter-recipes';
import { recipeSource } from '../rule-answer';

const richAtMost = 3;

const details = askingOf('answer-details', []);
const supplements = details.pattern('supplements');
const salt = details.pattern('salt');
const sugar = details.pattern('sugar');
const juice = details.pattern('juice');
const water = details.pattern('water');
const milk = details.pattern('milk');
/** Nutrients of which we have no figures for foods. */
const withoutFigures = details.pattern('without-figures');
const whichFoods = details.pattern('which-foods');

/**
 * What this child needs a day of what was named, with the document that says so. Null where nothing was named
 * that needs know.
 */
export function needsAnswer(question: Question, asked: AskedChild): RuleAnswer | null {
  const months = question.statedMonths ?? asked.child.ageMonths;
  if (months > lastAgeMonths)
    return answerOf('needs', [part('Our figures for needs end at three years, so I cannot say.')]);
  const isOwnAge = question.statedMonths === null || months === asked.child.ageMonths;
  const child = isOwnAge ? asked.child : { ageMonths: months, ...partsOf(asked) };
  const needs = needsFor(child);
  const parts = isMilkAsked(question.plain)
    ? milkParts(child, question.plain, asked)
    : partsFor(question.plain, needs, { ...asked, child: { ...asked.child, ageMonths: months } });
  if (parts.length === 0) return null;
  const answer = answerOf('needs', [...parts, ...ageParts(needs, asked, months)], followUps(question.plain));
  const range = rangeADay(question.plain, needs, child);
  if (range === null) return answer;
  return { ...answer, said: [{ sentence: 'aDay', months, amount: `${range.min}–${range.max} ml` }] };
}

/** The water or milk of a day, where that is what a question asks for. */
function rangeADay(plain: string, needs: Needs, child: Child) {
  if (isMilkAsked(plain)) return milkADay(child, plain);
  const isOther =
    [salt, sugar, juice].some((pattern) => pattern.test(plain)) || nutrientAsked(plain) !== null;
  return water.test(plain) && !isOther ? needs.water.plainWaterMl : null;
}

/** What stays true of a child at another age. */
function partsOf({ child }: AskedChild) {
  const { sex, feeding, diet, locale, allergies } = child;
  return {
    ...(sex && { sex }),
    ...(feeding && { feeding }),
    ...(diet && { diet }),
    ...(locale && { locale }),
    ...(allergies && { allergies }),
  };
}

function partsFor(plain: string, needs: Needs, asked: AskedChild): CitedPart[] {
  if (salt.test(plain)) return [limitPart('Salt', needs.limits.sodiumMg, 'mg of sodium')];
  if (sugar.test(plain)) return [limitPart('Added sugar', needs.limits.addedSugarsG, 'g')];
  if (juice.test(plain)) return [limitPart('Fruit juice', needs.limits.juiceMl, 'ml')];
  const code = nutrientAsked(plain);
  if (code === 'vitamin_d_ug' || (code === null && supplements.test(plain)))
    return [...(code === null ? [] : amountParts(code, needs, asked)), ...supplementParts(needs, asked)];
  if (code === null && withoutFigures.test(plain)) return [];
  if (code !== null) return nutrientParts(code, needs, { asked, plain });
  if (water.test(plain)) return waterParts(needs, asked);
  return mealParts(needs, asked, plain);
}

/** "Which foods are rich in iron?" is answered by the foods, and how much is needed comes after them. */
function nutrientParts(
  code: NutrientCode,
  needs: Needs,
  { asked, plain }: { asked: AskedChild; plain: string },
): CitedPart[] {
  const amounts = amountParts(code, needs, asked);
  if (needs.ageMonths < 6) return amounts;
  const foods = helpfulFoods(code, dinerOf(asked));
  const sourcesOf = foods === null ? [] : [goodSources(nutrients[code].name, foods)];
  const rest = [...ironParts(code, needs), ...dishParts(code, asked)];
  return whichFoods.test(plain) ? [...sourcesOf, ...amounts, ...rest] : [...amounts, ...sourcesOf, ...rest];
}

const goodSources = (name: string, foods: string) =>
  part(`Good sources of ${uncapitalised(name)}: ${foods}.`, [documentSource('usda-sr27')]);

/** Whom foods are named for: what the profile and the log have, and what the question tells beside it. */
function dinerOf({ baby, child, today }: AskedChild) {
  const logged = baby === null ? [] : allergenExposures({ baby, meals: [], today, drinksMilk: false });
  const told = (child.allergies ?? []).map((code) => ({ code, status: 'allergic' as const }));
  const { diet = 'omnivore', otherAllergies = [], avoids = [] } = child;
  return {
    baby: { diet, otherAllergies: [...otherAllergies], avoids: [...avoids] },
    exposures: [...logged, ...told],
  };
}

function isMilkAsked(plain: string): boolean {
  const isOther = [salt, sugar, juice, supplements, water].some((pattern) => pattern.test(plain));
  return milk.test(plain) && !isOther && nutrientAsked(plain) === null;
}

const dayAt = (asked: AskedChild, needs: Needs) => `${whoIs(asked.name)} at ${ageWords(needs.ageMonths)}`;

function limitPart(
  name: string,
  { max, note, sources }: Needs['limits']['sodiumMg'],
  unit: string,
): CitedPart {
  const amount =
    max === 0
      ? `${name}: none at this age.`
      : `${name}: at most ${max} ${unit} a day, from everything together.`;
  return part(`${amount} ${note}`, sources.map(documentSource));
}

const rounded = (amount: number) => (amount >= 20 ? Math.round(amount) : Math.round(amount * 10) / 10);

function amountParts(code: NutrientCode, needs: Needs, asked: AskedChild): CitedPart[] {
  const { name, unit } = nutrients[code];
  if (code === 'energy_kcal') {
    const { totalKcal, fromFoodKcal, source } = needs.energy;
    const food =
      fromFoodKcal > 0 ? `, of which about ${Math.round(fromFoodKcal)} from food` : ', all of it from milk';
    return [
      part(
        `${dayAt(asked, needs)} needs about ${Math.round(totalKcal)} ` +
          `kcal a day${food}. One child may need a tenth more or less.`,
        [documentSource(source)],
      ),
    ];
  }
  const need = needs.nutrients[code];
  if (need === undefined) return [];
  // Vitamin D comes from drops, and hardly from food.
  const target = code === 'vitamin_d_ug' ? undefined : needs.foodTargets[code];
  const food =
    target === undefined
      ? needs.ageMonths < 6
        ? ' Milk gives it: no food is needed yet.'
        : ''
      : ` After the usual milk, food should provide about ${rounded(target)} ${unit} of it.`;
  return [
    part(
      `${dayAt(asked, needs)} needs ${rounded(need.amount)} ${unit} of ${name} a day, milk and food together.${food}`,
      [documentSource(need.source)],
    ),
  ];
}

function ironParts(code: NutrientCode, { iron }: Needs): CitedPart[] {
  return code === 'iron_mg' ? [part(iron.advice.join(' '), iron.sources.map(documentSource))] : [];
}

/** Dishes that bring it, of those that this child may have. */
function dishParts(code: NutrientCode, { child }: AskedChild): CitedPart[] {
  const rich = filterRecipes({
    ageMonths: child.ageMonths,
    richIn: code,
    ...(child.diet && { diet: child.diet }),
    excludeAllergens: child.allergies ?? [],
  });
  const dishes = suitableRecipes(rich, child, richAtMost);
  if (dishes.length === 0) return [];
  return [
    part(
      `Dishes rich in ${nutrients[code].name}:`,
      dishes.map(recipeSource),
      dishes.map((recipe) => ({
        text: recipe.title,
        path: recipePath(recipe.id),
        note: recipeSummary(recipe),
      })),
    ),
  ];
}

function supplementParts({ supplements: advised }: Needs, { child }: AskedChild): CitedPart[] {
  const said = advised.map(({ advice, source }) => part(advice, [documentSource(source)]));
  const none = said.length === 0 ? [part('No supplement is recommended for this child.')] : said;
  return [
    ...none,
    part(
      `The label says which product and how many drops that is; ask a pharmacist or ${ownDoctor(child.locale)}.`,
    ),
  ];
}

function waterParts({ water: need, ageMonths }: Needs, asked: AskedChild): CitedPart[] {
  const documents = need.sources.map(documentSource);
  if (need.plainWaterMl === null) return [part(need.advice, documents)];
  const { min, max } = need.plainWaterMl;
  return [
    part(
      `${whoIs(asked.name)} at ${ageWords(ageMonths)}: usually ${min} ` +
        `to ${max} ml of plain water a day, beside milk. ${need.advice}`,
      documents,
    ),
  ];
}

function mealParts({ meals, ageMonths }: Needs, asked: AskedChild, plain: string): CitedPart[] {
  const who = `${whoIs(asked.name)} at ${ageWords(ageMonths)}`;
  if (meals.max === 0)
    return [
      part(`${who}: milk only. Solid food starts at about six months.`, [documentSource(meals.source)]),
    ];
  const snacks =
    meals.snacks.max === 0
      ? ''
      : `, and ${rangeOf(meals.snacks)} snacks${meals.snacks.optional ? ' if wanted' : ''}`;
  const count =
    `${who}: ${rangeOf(meals)} meals a ` +
    `day${snacks}.${meals.countsMilkFeeds ? ' Milk feeds count among them.' : ''}`;
  const amount =
    meals.amountMl === null
      ? []
      : [
          part(
            `A usual portion at ${ageWords(ageMonths)} is ${rangeOf(meals.amountMl)} ` +
              'ml at a meal, and your child decides how much of it to eat.',
            [documentSource(meals.amountMl.source)],
          ),
        ];
  const counted = [part(count, [documentSource(meals.source)])];
  return isOfAmount(plain) ? [...amount, ...counted] : [...counted, ...amount];
}

/** "How much should she eat" asks for the helping first, "how often" for the meals. */
const isOfAmount = (plain: string) =>
  /\b(how (much|big|large)|portions?|servings?|helpings?|sizes?|spoon\w*|tbsps?|tablespoons?|teaspoons?|tsps?)\b/.test(
    plain,
  ) && !/\bhow (many (?!spoon|tbsps?\b|tablespoon|teaspoon|tsps?\b)|often\b)/.test(plain);

const rangeOf = ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min} to ${max}`);

/** By which age, and that it is an estimate for whom little is known. */
function ageParts(needs: Needs, { isAgeKnown, child }: AskedChild, months: number): CitedPart[] {
  if (!isAgeKnown && months === child.ageMonths)
    return [part('I do not know your child’s age, so this is for six months.')];
  if (needs.ageMonths < months)
    return [
      part('Needs are based on the age from the due date, until two years.', [
        documentSource('rcpch-uk-who-charts'),
      ]),
    ];
  return [];
}

function followUps(plain: string): string[] {
  const code = nutrientAsked(plain);
  if (code === 'iron_mg') return ['Recipe ideas rich in iron', 'Does my baby need vitamin D?'];
  return code === null
    ? ['How many meals a day?', 'How much water?']
    : [`Recipe ideas rich in ${capitalised(nutrients[code].name).toLowerCase()}`];
}
