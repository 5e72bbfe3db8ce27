import { needsFor } from '@/lib/nutriai/engine/needs/needs-for';
import { growthReport } from '@/lib/nutriai/engine/growth/growth-report';
import { insights } from '@/lib/nutriai/engine/insights/insights';
import {
  type InsightsInput,
  type LoggedMeal,
  type LogItem,
  type MealKind,
} from '@/lib/nutriai/engine/insights/log';
import { foods } from '@/lib/nutriai/engine/foods/food-list';
import { recipes } from '@/lib/nutriai/engine/recipes/recipe-list';
import { assess } from '@/lib/nutriai/engine/safety/assess';
import { parseIngredients } from '@/lib/nutriai/engine/text/parse-ingredients';
import { mulberry32 } from '../lib/nutriai/engine/mulberry32';
import { answerByRules } from '../lib/nutriai/server/ask/answer-by-rules';
import { askedAge } from '../lib/nutriai/server/ask/asked-child';
import { answerModelOf } from '../lib/nutriai/server/meaning/answer-model';
import storedAnswers from '../lib/nutriai/server/meaning/answer-model.json';
import { intentModelOf, type StoredIntentModel } from '../lib/nutriai/server/meaning/intent-model';
import storedIntents from '../lib/nutriai/server/meaning/intent-model.json';
import { readMeaning } from '../lib/nutriai/server/meaning/read-meaning';
import { secondReadingOf } from '../lib/nutriai/server/meaning/second-reading';
import storedAgain from '../lib/nutriai/server/meaning/second-reading.json';
import { loadSentenceEmbedder } from '../lib/nutriai/server/meaning/sentence-embedder';
import { openBenchmark } from '../lib/nutriai/engine/benchmark/open-benchmark';
import { measure, type Measured, report } from './measure';

/** The engine without planner and model: what a request waits for when it asks for one answer. */

const random = mulberry32(7);
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};

const dayMs = 86_400_000;
const today = '2026-11-20';
const analysed = foods.filter(({ forms, fromMonths }) => forms.length > 0 && fromMonths === 6);
const words = () =>
  `${Math.round(10 + random() * 50)} g ${pick(analysed).name}, ${Math.round(10 + random() * 50)} g ` +
  `${pick(analysed).name}`;

function item(): LogItem {
  const kind = random();
  if (kind < 0.4) return { recipe: pick(recipes).id };
  if (kind < 0.7) return { food: pick(analysed).id, grams: 10 + random() * 60 };
  return { text: words() };
}

/** Four meals and a bottle a day, for so many days up to today. */
function logOf(loggedDays: number, days: number): InsightsInput {
  const kinds: readonly MealKind[] = ['breakfast', 'lunch', 'snack', 'dinner'];
  const meals: LoggedMeal[] = [];
  for (let ago = 0; ago < loggedDays; ago += 1) {
    const date = new Date(Date.parse(today) - ago * dayMs).toISOString().slice(0, 10);
    meals.push({
      eatenAt: `${date}T06:30:00`,
      kind: 'milk',
      items: [{ food: 'infant-formula', amount: 200, unit: 'ml' }],
    });
    kinds.forEach((kind, index) =>
      meals.push({
        eatenAt: `${date}T${10 + index * 2}:00:00`,
        kind,
        items: [item(), item()],
        eatenShare: random(),
      }),
    );
  }
  return {
    baby: {
      birthDate: '2025-06-01',
      sex: 'female',
      feeding: 'formula',
      diet: 'omnivore',
      allergies: [],
      otherAllergies: [],
      avoids: [],
      introducedAllergens: [],
      measurements: Array.from({ length: 12 }, (_, month) => ({
        date: `2025-${String(month + 1).padStart(2, '0')}-15`,
        weightKg: 4 + month * 0.5,
      })).filter(({ date }) => date >= '2025-06-01'),
    },
    meals,
    water: [],
    days,
    today,
  };
}

/** Questions as parents ask them: the English texts of the open benchmark, a tenth of them. */
const questions = openBenchmark()
  .cases.filter(({ language }) => language === 'en')
  .filter((_case, index) => index % 10 === 0)
  .map(({ text }) => `can my 9 month old have ${text}?`);
const answered = async (text: string) =>
  answerByRules(text, askedAge(9, today), { findArticles: () => Promise.resolve([]) });
const embed = await loadSentenceEmbedder();
const model = intentModelOf(storedIntents as StoredIntentModel);
const answers = answerModelOf(storedAnswers);
const again = secondReadingOf(storedAgain);

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const measured: Measured[] = [
  await measure('needs', {
    inputs: times(500),
    call: async (index) => needsFor({ ageMonths: index % 37, sex: 'female', feeding: 'mixed' }),
  }),
  await measure('growth', {
    inputs: times(500),
    call: async (index) =>
      growthReport({ sex: 'male', ageDays: index * 3, weightKg: 3 + index / 50, lengthCm: 50 + index / 15 }),
  }),
  await measure('parse', { inputs: times(300).map(words), call: async (text) => parseIngredients(text) }),
  await measure('assess words', {
    inputs: times(300).map(words),
    call: async (text) => assess({ text }, { ageMonths: 9 }),
  }),
  await measure('assess recipe', {
    inputs: recipes,
    call: async ({ title, ingredients, steps }) =>
      assess({ recipe: { title, ingredients, steps: [...steps] } }, { ageMonths: 12 }),
    warmUp: recipes.length,
  }),
  await measure('ask', { inputs: questions, call: answered }),
  await measure('ask with meaning', {
    inputs: questions,
    call: async (text) => {
      await readMeaning(text, { embed, model, answers, again });
      await answered(text);
    },
  }),
  await measure('insights 7', {
    inputs: times(40).map(() => logOf(7, 7)),
    call: async (log) => insights(log),
    warmUp: 3,
  }),
  await measure('insights 30', {
    inputs: times(40).map(() => logOf(30, 30)),
    call: async (log) => insights(log),
    warmUp: 3,
  }),
  await measure('insights year', {
    inputs: times(10).map(() => logOf(365, 30)),
    call: async (log) => insights(log),
    warmUp: 1,
  }),
];

process.stdout.write(`${report(measured)}\n`);
process.stdout.write(`memory: ${Math.round(process.memoryUsage().rss / 1_000_000)} MB\n`);
