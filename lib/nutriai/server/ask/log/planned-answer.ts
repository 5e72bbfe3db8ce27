import { askingOf } from '../../../engine/asking/asking';
import { capitalised } from '../../../engine/capitalised';
import { recipePath } from '../../../../content/reading/recipes/recipe-words';
import { answerOf, pageSource, part, type RuleAnswer } from '../rule-answer';
import { comingDay, dayWords, mealAsked } from './days-asked';
import type { AskedLog, PlannedWords } from './asked-log';
import { type LogQuestion, mealsOf } from './logged-meals';
import { plannedContains } from './planned-contains';

const planPage = pageSource('Meal plan', '/nutriai/plan');
const followUps = ['What did my baby eat today?', 'Dinner ideas for my baby'];

/** Answers what the plan says for a day, or for a meal of it. */
export function plannedAnswer({ question, name, log }: LogQuestion): RuleAnswer {
  const { today } = log.input;
  if (weekAsked.test(question.plain)) return weekAnswer({ question, name, log });
  const date = comingDay(question.plain, today);
  const kind = mealAsked(question.plain);
  const ofDay = log.planned.filter((meal) => meal.date === date);
  const meals = nextAsked.test(question.plain)
    ? nextMeal(log)
    : ofDay.filter((meal) => kind === null || meal.kind === kind);
  const when = dayWords(date, today);
  if (meals.length === 0)
    return nothingPlanned({ name, when, what: ofDay.length === 0 ? null : (kind ?? 'meal') });
  const [first] = meals;
  const lead =
    meals.length === 1 && first !== undefined
      ? `${capitalised(first.kind)} ${when} is ${first.title}.`
      : `Planned for ${name} ${when}: ${meals.map(({ title }) => title).join(', ')}.`;
  const holds = plannedContains(question, { meals, when });
  return answerOf(
    'log',
    [
      ...(holds === null ? [] : [holds]),
      part(
        lead,
        [planPage],
        meals.map(({ kind: each, title, slug, portion }) => ({
          text: title,
          path: slug === null ? null : recipePath(slug),
          note: `${capitalised(each)}, ${portion}`,
        })),
      ),
      ...(meals.some(({ isUnsafe }) => isUnsafe)
        ? [
            part(
              'Something in it is no longer safe according to the current ' +
                'profile or log: open the plan and change it first.',
              [planPage],
            ),
          ]
        : []),
    ],
    followUps,
  );
}

const details = askingOf('log-details', []);
const nextAsked = details.pattern('next-meal');
/** In the order of a day. */
const kindsOfDay = ['breakfast', 'snack', 'lunch', 'dinner'];

/** The first planned meal of today that comes after all that is logged; none where the day is done. */
export function nextMeal(log: AskedLog): PlannedWords[] {
  const { today } = log.input;
  const logged = mealsOf(log).filter(({ date }) => date === today);
  const last = Math.max(-1, ...logged.map(({ kind }) => kindsOfDay.indexOf(kind)));
  const next = log.planned.find(({ date, kind }) => date === today && kindsOfDay.indexOf(kind) > last);
  return next === undefined ? [] : [next];
}

const weekAsked = details.pattern('whole-week');

/** Answers what the plan says for all its days to come. */
function weekAnswer({ question, name, log }: LogQuestion): RuleAnswer {
  const { today } = log.input;
  const kind = mealAsked(question.plain);
  const meals = log.planned.filter((meal) => kind === null || meal.kind === kind);
  if (meals.length === 0) return nothingPlanned({ name, when: 'this week', what: kind });
  const days = [...new Set(meals.map(({ date }) => date))];
  return answerOf(
    'log',
    [
      part(
        `The plan for ${name} has ${meals.length} ${kind ?? 'meal'}${meals.length === 1 ? '' : 's'} ` +
          `to come; the last is ${dayWords(days.at(-1) ?? today, today)}.`,
        [planPage],
        meals.map(({ date, kind: each, title, slug, isUnsafe }) => ({
          text: title,
          path: slug === null ? null : recipePath(slug),
          note:
            `${capitalised(each)} ${dayWords(date, today)}` +
            (isUnsafe ? ': not safe by the profile or the log as they stand now, change it first' : ''),
        })),
      ),
    ],
    followUps,
  );
}

function nothingPlanned({
  name,
  when,
  what,
}: {
  name: string;
  when: string;
  what: string | null;
}): RuleAnswer {
  const why =
    what === null ? `There is no plan for ${name} ${when}` : `The plan for ${name} has no ${what} ${when}`;
  return answerOf(
    'log',
    [
      part(`${why}: nothing is planned.`, [planPage]),
      part('A new plan takes a minute and takes age, allergies and diet into account.'),
    ],
    followUps,
  );
}
