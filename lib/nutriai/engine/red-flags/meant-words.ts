import type { Hit } from './hits';
import type { Word } from './words-of';

/** How each word of a text is meant. */
export interface MeantWords {
  /** Part of a phrase that is harmless as a whole: "fish fingers". */
  masked: readonly boolean[];
  /** Inside such a phrase, with more of it to come: "was choking" in "was choking on laughter". */
  maskedOn: readonly boolean[];
  /** After a "no" or "not". */
  denied: readonly boolean[];
  /** In a question about what might be, or about what is over. */
  general: readonly boolean[];
  /** About what was years or months ago. */
  longPast: readonly boolean[];
  /** What somebody is afraid of: a sign of it alone tells nothing, and one that is seen besides does. */
  feared: readonly boolean[];
}

const deniedWords = 3;
const framedWords = 9;
/** "What if he …" is still general; "what is wrong, he …" is not. */
const subjectWithin = 2;
const none: ReadonlySet<number> = new Set();

/** Reads which words are masked, denied, or said in general. */
export function meantWords(words: readonly Word[], hits: readonly Hit[]): MeantWords {
  const masked = words.map(() => false);
  const maskedOn = words.map(() => false);
  for (const { concept, from, to } of hits) {
    // “She is floppy, slices of cucumber in her mouth” speaks of no floppy slices.
    if (concept !== 'mask' || words[from]?.clause !== words[to - 1]?.clause) continue;
    masked.fill(true, from, to);
    maskedOn.fill(true, from, to - 1);
  }
  const said = hits.filter((hit) => !isMasked({ masked, maskedOn }, hit));
  const of = (concept: string) => said.filter((hit) => hit.concept === concept);
  const starts = (concept: string) => new Set(of(concept).map(({ from }) => from));
  const stops = { but: starts('but'), subject: starts('subject'), or: starts('or') };
  const afterSpokenOf = new Set([...of('spoken-of'), ...of('subject')].map(({ to }) => to));
  const past = of('past');
  const isOver = overNows(words, of);
  const isNow = new Set(
    of('now')
      .filter((now) => !isOver(now))
      .map(({ from }) => words[from]?.sentence),
  );
  const goesBeyond = beyondHowever(words, ['however', 'so-now', 'by-now'].flatMap(of));
  const isPast = goesBeyond(past.map(({ from }) => from));
  const general = words.map((word, place) => isPast(place) && !isNow.has(word.sentence));
  const isLongPast = goesBeyond([
    ...of('long-past').map(({ from }) => from),
    ...words.flatMap((word, place) => (isYearLongAgo(word, place, words) ? [place] : [])),
  ]);
  const longPast = words.map((word, place) => isLongPast(place) && !isNow.has(word.sentence));
  for (const { from } of of('asked-about')) askAbout(general, from, { words, isNow });
  const lasting = new Set([...of('long-span'), ...of('since-then')].map(({ from }) => words[from]?.clause));
  const frameStops = { words, subject: stops.subject, afterSpokenOf: none, resumes: none, isNow, lasting };
  // “Signs of dehydration, dry nappy and won't wake” asks nothing: the frame ends at its comma.
  const toldSigns = new Set(of('told-signs').flatMap(({ from, to }) => (isFirst(words, from) ? [to] : [])));
  for (const { to } of of('frame'))
    frame(general, to, { ...frameStops, clause: toldSigns.has(to) ? words[to - 1]?.clause : undefined });
  // “At what temperature does milk burn a mouth”, and nothing of what stands behind its comma.
  for (const { to } of of('asks-rule')) frame(general, to, { ...frameStops, clause: words[to - 1]?.clause });
  const feared = words.map(() => false);
  const resumes = starts('resumes');
  const seen = starts('seen');
  // "Worried about her wheeze" fears no wheeze to come: she has it.
  for (const { to } of of('fear').filter((fear) => !seen.has(fear.to)))
    frame(feared, to, { ...frameStops, afterSpokenOf, resumes, clause: words[to - 1]?.clause });
  const goesOn = of('goes-on');
  const nots = of('not').filter(({ from }) => !goesOn.some((each) => each.from <= from && from < each.to));
  return { masked, maskedOn, denied: deniedIn(words, nots, stops), general, longPast, feared };
}

/**
 * Whether a word is told of what is over: every word of the sentence that says so, but what follows after a “but” that
 * stands behind it: “the bug is over, but no wet nappy for 12 hours”, “was fine last night, this morning very drowsy”.
 */
function beyondHowever(
  words: readonly Word[],
  howevers: readonly Hit[],
): (pasts: readonly number[]) => (place: number) => boolean {
  return (pasts) => {
    const last = new Map<number, number>();
    for (const place of pasts) {
      const sentence = words[place]?.sentence ?? 0;
      last.set(sentence, Math.max(last.get(sentence) ?? 0, place));
    }
    const ends = new Map<number, number>();
    for (const { from } of howevers) {
      const sentence = words[from]?.sentence ?? 0;
      const past = last.get(sentence);
      if (past !== undefined && past < from)
        ends.set(sentence, Math.min(ends.get(sentence) ?? Infinity, from));
    }
    return (place) => {
      const sentence = words[place]?.sentence ?? 0;
      return last.has(sentence) && place < (ends.get(sentence) ?? Infinity);
    };
  };
}

/** Years in which nobody was a child who is one now; an amount has its unit behind it. */
const yearLongAgo = /^19[3-9]\d$/;
const units: ReadonlySet<string> = new Set('mg mcg ug iu ie ui g kg ml cl l kcal kj'.split(' '));

const isYearLongAgo = ({ text }: Word, place: number, words: readonly Word[]): boolean =>
  yearLongAgo.test(text) && !units.has(words[place + 1]?.text ?? '');

/** "Now he is fine": how many words after the "now" the child may be well. */
const wellWithin = 4;

/**
 * Whether a "now" tells that something is over: the one of "all is well now", and that of "a fit last year, now she is
 * well" where nothing follows after a "but" or an "and".
 */
function overNows(words: readonly Word[], of: (concept: string) => readonly Hit[]): (now: Hit) => boolean {
  const [past, well, nots, buts] = [of('past'), of('well'), of('not'), of('but')];
  // “Choked on a bone years ago so now he checks every fillet”
  const therefore = of('so-now').filter(
    ({ from, to }) =>
      toldBeside(words, from, of('long-past')).some((told) => told.to <= from) &&
      !toldBeside(words, from, [...of('lately'), ...of('once-more')]).some((again) => again.from >= to),
  );
  const isIn = ({ from }: Hit, first: number, last: number) => first <= from && from < last;
  return (now) => {
    if (past.some(({ from, to }) => from <= now.from && now.to <= to)) return true;
    if (therefore.some(({ from, to }) => from <= now.from && now.from < to)) return true;
    const sentence = words[now.from]?.sentence;
    const next = well.find((hit) => isIn(hit, now.to, now.to + wellWithin));
    if (next === undefined || words[next.from]?.sentence !== sentence) return false;
    const isDenied = nots.some((not) => isIn(not, now.to, next.from));
    return !isDenied && !buts.some((but) => but.from >= next.to && words[but.from]?.sentence === sentence);
  };
}

const toldBeside = (words: readonly Word[], place: number, hits: readonly Hit[]) =>
  hits.filter(({ from }) => words[from]?.sentence === words[place]?.sentence);

/** Whether all the words of a hit are masked, or a harmless phrase goes on where it ends. */
export function isMasked(
  { masked, maskedOn }: Pick<MeantWords, 'masked' | 'maskedOn'>,
  { concept, from, to }: Hit,
): boolean {
  if (concept !== 'mask' && maskedOn[to - 1] === true) return true;
  for (let index = from; index < to; index += 1) if (masked[index] !== true) return false;
  return true;
}

const isFirst = (words: readonly Word[], place: number) =>
  words[place - 1]?.sentence !== words[place]?.sentence;

interface FrameWords {
  words: readonly Word[];
  subject: ReadonlySet<number>;
  /** The places after "him", "her" and "baby". */
  afterSpokenOf: ReadonlySet<number>;
  /** Where "it" or "they" begins to tell of what was named. */
  resumes: ReadonlySet<number>;
  isNow: ReadonlySet<number | undefined>;
  /** Parts of sentences that say how long something has gone on, which nobody asks about. */
  lasting: ReadonlySet<number | undefined>;
  /** The one that the frame ends with; where undefined, it goes on past commas. */
  clause?: number | undefined;
}

/**
 * Marks the words that a frame ("what if", "how do I prevent") holds. In "worried about her, she is blue" it ends
 * where she is named again.
 */
function frame(general: boolean[], from: number, frameWords: FrameWords): void {
  const { words, subject, afterSpokenOf, resumes, isNow, lasting, clause } = frameWords;
  const { sentence, clause: ofFrame } = words[from - 1] ?? {};
  if (isNow.has(sentence)) return;
  for (let index = from; index < Math.min(words.length, from + framedWords); index += 1) {
    const word = words[index];
    if (word?.sentence !== sentence || (clause !== undefined && word?.clause !== clause)) return;
    if (word?.clause !== ofFrame && lasting.has(word?.clause)) return;
    // "Took the course, my son is choking" tells of him; "i" is "and" in Polish.
    const isOtherClause = word?.clause !== ofFrame && word?.text !== 'i';
    const isNext =
      index - from > subjectWithin || isOtherClause || (index > from && afterSpokenOf.has(index));
    if ((subject.has(index) && isNext) || (resumes.has(index) && index > from)) return;
    general[index] = true;
  }
}

/** Marks what stands before "what are the signs", which Turkish and Hindi say last. */
function askAbout(
  general: boolean[],
  to: number,
  { words, isNow }: Pick<FrameWords, 'words' | 'isNow'>,
): void {
  const sentence = words[to]?.sentence;
  if (isNow.has(sentence)) return;
  for (let index = to - 1; index >= Math.max(0, to - framedWords); index -= 1) {
    if (words[index]?.sentence !== sentence) return;
    general[index] = true;
  }
}

interface Stops {
  but: ReadonlySet<number>;
  subject: ReadonlySet<number>;
  or: ReadonlySet<number>;
}

/**
 * A "no" reaches three words, further along an "or", and ends with the clause, at a "but", and where somebody
 * is named. One pass for all of them: of two that reach a word the longer reach counts.
 */
function deniedIn(words: readonly Word[], nots: readonly Hit[], { but, subject, or }: Stops): boolean[] {
  const begins = new Set(nots.map(({ to }) => to));
  let left = 0;
  return words.map(({ clause }, index) => {
    if (clause !== words[index - 1]?.clause || but.has(index) || subject.has(index)) left = 0;
    else if (begins.has(index)) left = deniedWords;
    if (left === 0) return false;
    left = or.has(index) ? deniedWords : left - 1;
    return true;
  });
}
