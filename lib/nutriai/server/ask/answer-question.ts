import type { AnswerKind, AskAnswer, AskEvents, AskPart } from '../../../contract/nutriai-ask';
import { runInEngine } from '../engine-thread/run-in-engine';
import { detectRedFlags } from '../../engine/red-flags/detect-red-flags';
import type { Meaning } from '../meaning/meaning';
import { secondReadingInTime } from '../meaning/second-reading-in-time';
import { sharedMeaning } from '../meaning/shared-meaning';
import { phraseAnswer, type PhrasingFact } from '../../model/phrase-answer';
import type { ModelSettings } from '../../model/model-settings';
import { answerInEnglish } from './answer-in-english';
import type { AskedLog } from './log/asked-log';
import type { AskedChild } from './asked-child';
import type { CitedSource, FindArticles, FoundArticle, RuleAnswer } from './rule-answer';
import { statedAge } from '../../engine/statements/stated-age';

export interface Surroundings {
  findArticles: FindArticles;
  /** The log of the baby that is asked about; null where none was chosen. */
  readLog: () => Promise<AskedLog | null>;
  /** In which it is read, where it is not British. */
  english?: 'american' | undefined;
  /** null where no model is set up. */
  model: ModelSettings | null;
  /** Absolute address of a path of this site. */
  urlOf: (path: string) => string;
  /** Is told each part as soon as it stands. */
  onEvent: <Name extends Exclude<keyof AskEvents, 'done'>>(name: Name, data: AskEvents[Name]) => void;
  signal: AbortSignal;
  timeoutMs?: number;
}

/** A parent with a baby on the arm waits no longer. */
const usualTimeoutMs = 12_000;

/**
 * What a model never words: nothing may come between a parent and help, a no stays as it was written, and no
 * log leaves this server.
 */
const inOurWords: ReadonlySet<AnswerKind> = new Set([
  'emergency',
  'urgent',
  'medical',
  'unknown',
  'recipes',
  'log',
]);

/** Below a first sentence in another language stands the verdict in English, which stays as it is too. */
const isInOurWords = ({ kind, parts: [lead] }: Pick<RuleAnswer, 'kind' | 'parts'>) =>
  inOurWords.has(kind) || lead?.language !== undefined;

const notes = {
  none: 'Answered from our rules, foods and articles: no language model is set up here.',
  kept: 'Answered from our rules, foods and articles, word for word.',
  model: 'Worded by a language model from our rules, foods and articles, and checked against them.',
  fallback:
    'Answered from our rules, foods and articles, because the language model gave no answer that passed our checks.',
} as const;

/**
 * Answers a question. The first part, which says yes or no, is always the rules' own and comes at once; a
 * model may only put the rest in other words, from the facts it is handed, and what does not pass the checks
 * is never seen. Rejects with the signal's reason when it is aborted.
 */
export async function answerQuestion(
  text: string,
  asked: AskedChild,
  surroundings: Surroundings,
): Promise<AskAnswer> {
  const { findArticles, readLog, english, model, urlOf, onEvent, signal } = surroundings;
  const answer = await answerInEngine(text, asked, { findArticles, readLog, signal });
  signal.throwIfAborted();
  const { emergency, saidPart, saidSource, saidQuestion } = answerInEnglish(answer, {
    english,
    locale: asked.child.locale,
  });
  const sources = answer.sources.map((source) => saidSource({ ...source, url: addressOf(source, urlOf) }));
  if (emergency !== null) onEvent('emergency', emergency);
  onEvent('sources', sources);
  const [lead, ...rest] = answer.parts.map(saidPart);
  if (lead !== undefined) onEvent('text', lead);
  const worded =
    model === null || isInOurWords(answer) || rest.length === 0
      ? null
      : await wordedByModel(text, { asked, answer, ...surroundings, model });
  const shown = worded?.map(saidPart) ?? rest;
  for (const each of shown) onEvent('text', each);
  return {
    kind: answer.kind,
    engine: worded === null ? 'rules' : 'model',
    emergency,
    parts: lead === undefined ? shown : [lead, ...shown],
    sources,
    follow_ups: answer.followUps.map(saidQuestion),
    note: noteOf(answer, model, worded),
  };
}

/** The engine has no database: what it wants to look up is looked up here, and it begins again with that. */
async function answerInEngine(
  text: string,
  asked: AskedChild,
  { findArticles, readLog, signal }: Pick<Surroundings, 'findArticles' | 'readLog' | 'signal'>,
): Promise<RuleAnswer> {
  const found = new Map<string, readonly FoundArticle[]>();
  const meaning = await meaningOf(text);
  let log: AskedLog | null | undefined;
  for (;;) {
    const step = { text, asked, found, meaning, ...(log !== undefined && { log }) };
    const outcome = await runInEngine('question', step, { signal });
    if ('answer' in outcome) return outcome.answer;
    if ('wantsLog' in outcome) log = await readLog();
    else found.set(outcome.wanted, await findArticles(outcome.wanted));
  }
}

/** What the rules hear as an emergency is read once more, if that takes no time; for all else there is time. */
async function meaningOf(text: string): Promise<Meaning | null> {
  if (detectRedFlags(text).length > 0) return secondReadingInTime(text);
  return (await sharedMeaning()?.meaning(text)) ?? null;
}

function noteOf(answer: RuleAnswer, model: ModelSettings | null, worded: AskPart[] | null): string {
  if (model === null) return notes.none;
  if (worded !== null) return notes.model;
  return isInOurWords(answer) || answer.parts.length < 2 ? notes.kept : notes.fallback;
}

function addressOf({ path, url }: CitedSource, urlOf: (path: string) => string): string {
  return url ?? urlOf(path ?? '/');
}

/** Parts are facts; those with a list of their own stay as they are, and come last. */
async function wordedByModel(
  text: string,
  {
    asked,
    answer,
    model,
    signal,
    timeoutMs = usualTimeoutMs,
  }: Surroundings & { model: ModelSettings; asked: AskedChild; answer: RuleAnswer },
): Promise<AskPart[] | null> {
  const [, ...rest] = answer.parts;
  const lists = rest.filter(({ items }) => items.length > 0);
  const facts: PhrasingFact[] = answer.parts
    .filter(({ items }) => items.length === 0)
    .map((each, index) => ({ id: `fact-${index + 1}`, text: each.text }));
  const ageMonths = statedAge(text, 'question') ?? asked.child.ageMonths;
  const sentences = await phraseAnswer(
    { question: text, ageMonths, facts },
    { settings: model, timeoutMs, signal },
  );
  if (sentences === null) return null;
  if ((await runInEngine('phrasing', { text, asked, sentences, facts }, { signal })) !== null) return null;
  const plain = answer.parts.filter(({ items }) => items.length === 0);
  const citesOf = (ids: readonly string[]) => [
    ...new Set(plain.flatMap((each, index) => (ids.includes(`fact-${index + 1}`) ? each.cites : []))),
  ];
  return [
    ...sentences.map((sentence) => ({
      text: sentence.text.trim(),
      items: [],
      cites: citesOf(sentence.cites),
    })),
    ...lists,
  ];
}
