import { knowledge } from '../knowledge/knowledge';
import { type Token } from '../text/tokens';
import { hoursFrom, type Moment, momentAt } from './clock-span';

const { clock } = knowledge.handlingWords;
const bottleWords = new Set(clock.bottle);
const madeWords = new Set(clock.made);
const sinceWords = new Set(clock.since);
const takenWords = new Set(clock.taken);
const anewWords = new Set(clock.anew);
/** Words between “made” or “finished” and their hours: “made up his formula at 6am”, “at 1pm he finished it”. */
const mostBefore = 6;
const mostAfter = 6;
/** … and between the hour and “made”, its unit among them: “um 7 Uhr angerührt”. */
const mostToMade = 3;

interface Named extends Moment {
  place: number;
}

/**
 * The hours between making one bottle and drinking it, where a sentence names both: “made up formula 6am, he
 * finished it at 1pm”. 0 where it says no such thing, or that another bottle was made.
 */
export function bottleSpan(tokens: readonly Token[], first: number, end: number): number {
  const has = (words: ReadonlySet<string>, from: number, to: number) =>
    tokens.slice(Math.max(first, from), Math.min(end, to)).some(({ text }) => words.has(text));
  const named: Named[] = [];
  for (let place = first; place < end; place += 1) {
    const moment = momentAt(tokens, place);
    if (moment) named.push({ ...moment, place });
  }
  const made = named.find(
    ({ place }) =>
      has(madeWords, place - mostBefore, place + mostToMade + 1) || has(sinceWords, place - 2, place),
  );
  if (!made || !has(bottleWords, first, made.place + mostToMade) || has(anewWords, made.place, end)) return 0;
  const taken = named.find(
    ({ place }) => place > made.place && has(takenWords, place - mostBefore, place + mostAfter),
  );
  return taken ? hoursFrom(made, taken) : 0;
}
