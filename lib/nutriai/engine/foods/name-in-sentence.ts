import { uncapitalised } from '../uncapitalised';
import { expressionInLines } from '../text/expression-in-lines';

/** Words of places and people, which keep their capital wherever they stand. */
const properNames = expressionInLines()`
  \b(?:Bombay|Brazil|Brussels|Caesar|Cheddar|Edam|Gouda|Greek|Indian|Jerusalem|Parmesan|Roquefort|Swiss|
  Turkish|Worcestershire)\b
`;

/** Whether a food's name holds the name of a place or a person. */
export function hasProperName(name: string): boolean {
  return properNames.test(name);
}

/**
 * Returns a food's name as it stands in the middle of a sentence: "Sweet potato" → "sweet potato", "Greek
 * yoghurt" as it is.
 */
export function nameInSentence(name: string): string {
  const [first = ''] = name.split(' ');
  return hasProperName(first) ? name : uncapitalised(name);
}
