import { guidanceParts } from './answers/guidance-answer';
import { mayBeLike, type RecognisedAnswer } from './common-answers';
import type { RankedCandidate } from './near/ranked-candidates';
import type { Reading } from './reading';
import { answerOf, part, type RuleAnswer, withMore } from './rule-answer';

/** As many stand below an answer on a phone. */
const mostFollowUps = 4;
/** They stand below the answer, and a parent reads no fourth. */
const mostQuestions = 3;
const mostAnswers = 2;
/** What is likely enough to be said in short beside the answer, and not only to be asked for by a press: of all */
const leastShare = 0.1;
/** and by itself, if no rule bears it out. */
const leastScore = -0.65;
/** Below this share of the best, what else may be meant stands before its details. */
const shareOfDoubt = 0.48;

type Written = RankedCandidate & { found: RecognisedAnswer & { title: string } };

/**
 * Adds what else the question may have meant: the next likely answers in short, and their titles to press, before the
 * questions to ask next.
 */
export async function withLikelyAnswers(
  answer: RuleAnswer,
  {
    ranked,
    main,
    reading,
  }: { ranked: readonly RankedCandidate[]; main: RecognisedAnswer | null; reading: Reading },
): Promise<RuleAnswer> {
  const others = ranked
    .filter(isTitled)
    .filter(({ found }) => found !== main)
    .slice(0, mostQuestions);
  const followUps = [...new Set([...others.map(({ found }) => found.title), ...answer.followUps])];
  const likely = others.filter((each) => isLikely(each, answer)).slice(0, mostAnswers);
  const inShort = await saidInShort(likely, answer, reading);
  const withFollowUps = { ...answer, followUps: followUps.slice(0, mostFollowUps) };
  if (inShort === null) return withFollowUps;
  const joined = withMore(withFollowUps, inShort);
  const [lead, ...rest] = answer.parts;
  const isDoubtful = (ranked[0]?.share ?? 0) < shareOfDoubt;
  return isDoubtful && lead !== undefined ? { ...joined, parts: [lead, ...inShort.parts, ...rest] } : joined;
}

const isTitled = (candidate: RankedCandidate): candidate is Written =>
  typeof candidate.found !== 'string' && candidate.found.title !== undefined && mayBeLike(candidate.found);

/** Where nothing was understood, likeness alone says nothing: "who won the football" is like some question, too. */
const isLikely = ({ share, score, isBorneOut }: RankedCandidate, { kind }: RuleAnswer) =>
  share >= leastShare && (isBorneOut || (kind !== 'unknown' && score >= leastScore));

/** The first that each of these says, if the answer does not say it; null for nothing. */
async function saidInShort(
  likely: readonly Written[],
  answer: RuleAnswer,
  reading: Reading,
): Promise<RuleAnswer | null> {
  const known = new Set(answer.parts.map(({ text }) => text));
  const firsts = await Promise.all(
    likely.map(async ({ found }) => {
      const [first] = await guidanceParts(found, reading);
      return first === undefined || known.has(first.part.text) ? [] : [{ title: found.title, first }];
    }),
  );
  const said = firsts.flat();
  if (said.length === 0) return null;
  return answerOf('guidance', [
    part(
      'If you meant something else:',
      said.flatMap(({ first }) => first.cited),
      said.map(({ title, first }) => ({ text: title, path: null, note: first.part.text })),
    ),
  ]);
}
