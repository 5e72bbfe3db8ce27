import { knowledge } from '../../knowledge/knowledge';
import { foldedText } from '../../red-flags/words-of';

const { passedOver, readElsewhere } = knowledge.requestWords;
/** Everyday words, which name nothing that is eaten. */
const talk = knowledge.talkWords
  .filter(({ language }) => language === 'en')
  .flatMap(({ words }) => foldedText(words).split(/\s+/));

const words = new Set([...`${passedOver} ${readElsewhere}`.split(/\s+/), ...talk]);

/** Whether a word of a request asks for nothing by itself, or is read where kitchen, time and texture are. */
export function isPassedOver(word: string): boolean {
  return words.has(word);
}
