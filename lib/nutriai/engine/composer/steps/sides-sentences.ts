import { type Dish, type Item, itemsOf, sideSlot } from '../dish';
import { uncapitalised } from '../../uncapitalised';
import { cookApart } from './cook-apart';
import { cutClause } from './cut-sentence';
import { capital, the } from './words';

/** What is served beside the dish: cooked in its own way. */
export function sidesSentences(dish: Dish): string[] {
  return itemsOf(dish, sideSlot).map((item) => sideSentence(item, dish));
}

function sideSentence(item: Item, dish: Dish): string {
  const when = item.kitchen.role === 'fruit' ? 'serve afterwards' : 'serve alongside';
  const sentence = cookApart(item, dish, []);
  if (sentence === null) return `Serve ${the([item])} alongside.`;
  const whole = withoutLastAnd(withCut(sentence, item).slice(0, -1));
  return /, until [^,]*$/.test(whole) ? `${whole}, and ${when}.` : `${whole} and ${when}.`;
}

/** What is peeled and diced with the rest is not: it is cut right before it is cooked. */
function withCut(sentence: string, item: Item): string {
  const { cut, way } = item.kitchen;
  if (cut === '' || !['stew', 'simmer', 'leaf'].includes(way)) return sentence;
  const name = the([item]);
  return `${capital(cutClause(cut, name))} and ${uncapitalised(sentence.replace(` ${name}`, ''))}`;
}

/** Room for one more "and": "then drain and chop" becomes "then drain, chop". */
function withoutLastAnd(sentence: string): string {
  return sentence.replace(/(, then [^,]+) and ([^,]+)$/, '$1, $2');
}
