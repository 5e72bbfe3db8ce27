import { knowledge } from '../knowledge/knowledge';
import { languageOfAmounts, withEnglishAmounts, withoutAccents } from './amount-languages';
import { measureOf, sizeOf } from './measure-words';
import { expressionInLines } from '../text/expression-in-lines';

const listed: ReadonlySet<string> = new Set(knowledge.logWords.noFood);

/** "Reingerieben", "püriert", "klein geschnitten": what was done to a food, in German. */
const germanParticiple = expressionInLines('u')`
  ^(?:rein|hinein|drin|drunter|unter|druber|uber|ein|auf|an|ab|aus|zu|mit|durch|klein|weich|fein|grob|lang|
  hart|zer|ver|ge|selbst|frisch)*ge?\p{L}{3,}(?:t|en|te|ten|ene|enen)$
`;

const isListed = (word: string) =>
  listed.has(word) || measureOf(word) !== undefined || sizeOf(word) !== undefined;

/** Whether words of a log that name nothing known say an amount, a place, or how a food was prepared or eaten. */
export function isNoFood(words: string, text: string): boolean {
  const language = languageOfAmounts(text);
  const plain = withoutAccents(words);
  if (withEnglishAmounts(words, language) !== plain) return true;
  const each = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (each.length === 0) return false;
  return each.every((word) => isListed(word) || (language === 'de' && germanParticiple.test(word)));
}
