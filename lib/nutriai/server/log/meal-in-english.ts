import type { FoodCautionsAnswer, MealCheckAnswer } from '../../../contract/nutriai-meal-check';
import type { MealAnswer } from '../../../contract/nutriai-meals';
import { recipeById } from '../../engine/recipes/recipe-list';
import { type AlertReader, alertsInEnglish, sayTo } from '../insights/alerts-in-english';

/** Returns a logged meal in the English of who reads it. What was typed stays as it was typed. */
export function mealInEnglish(meal: MealAnswer, reader: AlertReader): MealAnswer {
  if (reader.caller.english !== 'american') return meal;
  const say = sayTo(reader);
  return {
    ...meal,
    items: meal.items.map((item) => (isOurs(item) ? { ...item, name: say(item.name) } : item)),
    counted: meal.counted.map((food) => ({ ...food, name: say(food.name) })),
    not_counted: meal.not_counted.map((each) => ({
      ...each,
      choices: each.choices.map((choice) => ({ ...choice, name: say(choice.name) })),
    })),
    emergency_text: meal.emergency_text && say(meal.emergency_text),
    alerts: alertsInEnglish(meal.alerts, reader),
  };
}

/** A food of the list, or a dish of the library; a member's own dish and text have the member's own words. */
const isOurs = ({ food, recipe }: MealAnswer['items'][number]) =>
  food !== null || (recipe !== null && recipeById(recipe) !== undefined);

/** Returns what speaks against a meal, in the English of who logs it. */
export function mealCheckInEnglish(answer: MealCheckAnswer, reader: AlertReader): MealCheckAnswer {
  if (reader.caller.english !== 'american') return answer;
  const say = sayTo(reader);
  return {
    ...answer,
    cautions: answer.cautions.map((caution) => ({
      ...caution,
      ...cautionIn(caution, say),
      food_name: say(caution.food_name),
    })),
  };
}

/** Returns the foods that are not for a baby. The name that a phone shows stands first; all are looked for. */
export function foodCautionsInEnglish(answer: FoodCautionsAnswer, reader: AlertReader): FoodCautionsAnswer {
  if (reader.caller.english !== 'american') return answer;
  const say = sayTo(reader);
  return {
    ...answer,
    cautions: answer.cautions.map((caution) => ({ ...caution, ...cautionIn(caution, say) })),
    foods: answer.foods.map((food) => {
      const [first] = food.names;
      return { ...food, names: first === undefined ? [] : [...new Set([say(first), ...food.names])] };
    }),
  };
}

interface CautionWords {
  message: string;
  instead: string;
  watch: string;
}

const cautionIn = ({ message, instead, watch }: CautionWords, say: (text: string) => string) => ({
  message: say(message),
  instead: say(instead),
  watch: say(watch),
});
