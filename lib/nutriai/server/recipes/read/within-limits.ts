import { recipeTitleAtMost, stepsAtMost } from '../../../../contract/nutriai-recipes';
import { ingredientsAtMost } from '../../../../contract/recipe-limits';
import type { RecipeReading } from './recipe-reading';
import { splitSentences } from './split-steps';

const lineAtMost = 300;
const stepAtMost = 1000;
const minutesAtMost = 600;
const notUsedAtMost = 200;

/** Returns a reading that can be stored; what is too long or too much for that is named as not used. */
export function withinLimits(reading: RecipeReading): RecipeReading {
  const { title, minutes } = reading;
  const ingredients = reading.ingredients.filter((line) => line.length <= lineAtMost);
  const steps = reading.steps.flatMap(shortSteps);
  const left = [
    ...(title.length > recipeTitleAtMost ? [title] : []),
    ...(minutes !== null && minutes > minutesAtMost ? [`${minutes} minutes`] : []),
    ...reading.ingredients.filter((line) => line.length > lineAtMost),
    ...ingredients.slice(ingredientsAtMost),
    ...steps.slice(stepsAtMost),
    ...reading.notUsed,
  ];
  return {
    ...reading,
    title: title.length > recipeTitleAtMost ? cut(title, recipeTitleAtMost) : title,
    minutes: minutes !== null && minutes > minutesAtMost ? null : minutes,
    ingredients: ingredients.slice(0, ingredientsAtMost),
    steps: steps.slice(0, stepsAtMost),
    notUsed: left.slice(0, notUsedAtMost).map((line) => cut(line, stepAtMost)),
  };
}

function shortSteps(step: string): string[] {
  return step.length <= stepAtMost ? [step] : splitSentences(step).flatMap((sentence) => chunks(sentence));
}

function chunks(text: string): string[] {
  if (text.length <= stepAtMost) return [text];
  const head = cut(text, stepAtMost);
  return [head, ...chunks(text.slice(head.length).trim())];
}

/** The beginning of a text, up to the end of a word where there is one. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const space = head.lastIndexOf(' ');
  return (space > most / 2 ? head.slice(0, space) : head).trim();
}
