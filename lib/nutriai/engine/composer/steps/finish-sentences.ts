import type { Texture } from '../../foods/food-serving';
import { uncapitalised } from '../../uncapitalised';
import { type Dish, type Item, sideSlot } from '../dish';
import { hasMeatBeside } from '../meat-beside';
import { type Form } from '../patterns/pattern';
import { cutIn } from '../write-preparation';
import { the } from './words';

/** The last steps: the texture of the age, what is squashed or quartered, cooling. */
export function finishSentences(step: 'texture' | 'finish', dish: Dish): string[] {
  if (isHandHeld(dish))
    return step === 'texture' ? [] : [`Cool, then ${uncapitalised(textureSentences(dish).join(' '))}`];
  return step === 'texture' ? textureSentences(dish) : [coolSentence(dish)];
}

/** How a dish is served, by its form and texture: the last step, and what its page says for the ages to come. */
export function servingWords(form: Form, texture: Texture, ageMonths: number): string {
  switch (form) {
    case 'mash':
    case 'bowl':
      return texture === 'family' ? 'Serve as it is, with anything large cut up.' : spoonWords[texture];
    case 'mixed':
      return spoonWords[texture];
    case 'strips':
      if (texture !== 'soft_finger') return 'Cut into bite-size pieces.';
      return ageMonths < 9 ? 'Cut into strips as long as your finger.' : 'Cut into short, soft strips.';
    case 'shaped':
      if (ageMonths < 9) return 'Check that each one squashes easily between finger and thumb.';
      return ageMonths < 12 ? 'Break into small, moist pieces.' : 'Break into bite-size pieces.';
    case 'wedges':
      if (ageMonths < 9) return 'Cut into soft wedges to hold.';
      return ageMonths < 12 ? 'Break into small, moist pieces.' : 'Cut into bite-size pieces.';
    case 'fingers':
      if (ageMonths < 9) return 'Check that each piece squashes easily between finger and thumb.';
      return ageMonths < 12 ? 'Cut into small, soft pieces.' : 'Cut into bite-size pieces.';
    case 'toast':
      return ageMonths < 12 ? 'Serve as thin, moist fingers.' : 'Cut into small, thin pieces.';
  }
}

const spoonWords: Record<Texture, string> = {
  puree: 'Blend until smooth and thick, with a splash of water if it needs loosening.',
  mash: 'Mash well with a fork until no firm lumps are left.',
  minced: 'Mash roughly with a fork, leaving soft lumps.',
  soft_finger: 'Mash roughly with a fork, leaving soft lumps.',
  chopped: 'Chop anything large into small, soft pieces.',
  family: 'Cut anything large into bite-size pieces.',
  liquid: 'Blend until smooth.',
  ingredient: 'Mash well with a fork.',
};

function textureSentence({ pattern, texture, ageMonths, items }: Dish): string[] {
  if (pattern.form === 'bowl' && texture === 'family') return [];
  if (pattern.form === 'toast' && ageMonths < 12) return [];
  // Fruit is mashed by itself; the youngest get all of it mashed once more.
  const isMashed = texture === 'minced' || !items.some(({ kitchen }) => kitchen.role === 'fruit');
  const needsNone = pattern.form === 'bowl' && texture !== 'puree' && isMashed;
  return needsNone ? [] : [servingWords(pattern.form, texture, ageMonths)];
}

/** The texture, together with what is squashed or pressed flat first. */
function textureSentences(dish: Dish): string[] {
  const [round] = roundClauses(dish);
  const [texture] = textureSentence(dish);
  if (round === undefined) return texture === undefined ? [] : [texture];
  if (texture === undefined) return [`${round}.`];
  const first = texture.includes('with a fork') ? round.replace(' with a fork', '') : round;
  return [`${first} and ${uncapitalised(texture)}`];
}

/** What is cooled first and cut then. */
function isHandHeld({ pattern: { form } }: Dish): boolean {
  return form === 'strips' || form === 'shaped' || form === 'wedges' || form === 'fingers';
}

/** Round foods that stay whole in the dish: squashed or pressed flat. */
function roundClauses(dish: Dish): string[] {
  const setting = { form: dish.pattern.form, texture: dish.texture, ageMonths: dish.ageMonths };
  const ofCut = (cut: string) =>
    dish.items.filter((item) => item.slot !== sideSlot && isRound(item) && cutIn(item, setting) === cut);
  const squashed = ofCut('squashed');
  const flat = ofCut('pressed flat');
  const all = [...squashed, ...flat];
  if (all.length === 0) return [];
  return [flat.length > 0 ? `Press ${the(all)} flat with a fork` : `Squash ${the(all)} with a fork`];
}

function isRound({ kitchen }: Item): boolean {
  return kitchen.way === 'simmer' || kitchen.way === 'cooked_pulse';
}

function coolSentence(dish: Dish): string {
  const { pattern, items, variant } = dish;
  const isRice = items.some(
    ({ food, kitchen }) => food.flags.includes('rice') && kitchen.way === 'boil_grain',
  );
  if (isRice) return 'Cool quickly until just warm, and serve.';
  const cooks = pattern.steps.some(({ do: step }) => step === 'pot' || step === 'oven' || step === 'grain');
  if (pattern.reheating === 'cold' && !cooks)
    return hasMeatBeside(dish) ? 'Serve straight away.' : 'Serve straight away, or chill until needed.';
  if (pattern.form === 'toast') return 'Serve straight away, with water to sip.';
  const ways = [
    'Cool until just warm before serving.',
    'Cool well and check that it is just warm.',
    'Cool before serving.',
  ];
  return ways[variant % ways.length] ?? 'Cool before serving.';
}
