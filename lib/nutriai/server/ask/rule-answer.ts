import type { AnswerKind, AskEmergency, AskPart, AskSource } from '../../../contract/nutriai-ask';
import { foodPath } from '../../../content/reading/foods/food-words';
import { recipePath } from '../../../content/reading/recipes/recipe-words';
import type { Food } from '../../engine/foods/food';
import type { ShortSentence } from '../../engine/knowledge/schemas/answer-languages';
import type { Recipe } from '../../engine/recipes/recipe';
import { type SourceId, sources } from '../../engine/sources';

/** A source before it gets its absolute address. */
export type CitedSource = Omit<AskSource, 'url'> & { url: string | null };

/** What an answer says first, for a sentence in the language of the question. */
export interface SaidInShort {
  sentence: ShortSentence;
  /** The foods it is about, as they were typed. */
  foods?: readonly string[];
  /** The age it is about. */
  months?: number;
  /** How much of it is usual in a day: "120–240 ml". */
  amount?: string;
}

/** What the rules, foods and our articles say to a question. */
export interface RuleAnswer {
  kind: AnswerKind;
  emergency: AskEmergency | null;
  /** The first is the answer in short. */
  parts: readonly AskPart[];
  sources: readonly CitedSource[];
  followUps: readonly string[];
  /** What the first part says, where that can be said in other languages. */
  said?: readonly SaidInShort[];
}

/** One of our articles as search found it. */
export interface FoundArticle {
  path: string;
  title: string;
  summary: string;
  /** Words of its own text around what was asked; empty where they are those of the summary. */
  quote: string;
  /** How much of the question it has, 0 to 1. */
  coverage: number;
}

export type FindArticles = (words: string) => Promise<readonly FoundArticle[]>;

export function documentSource(id: SourceId): CitedSource {
  const { org, title, year, url } = sources[id];
  return { id: `document:${id}`, kind: 'document', title, org, year, path: null, url };
}

export function foodSource({ id, name }: Food): CitedSource {
  return ownPage(`food:${id}`, 'food', { title: name, path: foodPath(id) });
}

export function recipeSource({ id, title }: Recipe): CitedSource {
  return ownPage(`recipe:${id}`, 'recipe', { title, path: recipePath(id) });
}

export function articleSource({ path, title }: FoundArticle): CitedSource {
  return ownPage(`article:${path}`, 'article', { title, path });
}

/** Another page of this site. */
export function pageSource(title: string, path: string): CitedSource {
  return ownPage(`page:${path}`, 'page', { title, path });
}

function ownPage(
  id: string,
  kind: AskSource['kind'],
  { title, path }: { title: string; path: string },
): CitedSource {
  return { id, kind, title, path, org: null, year: null, url: null };
}

/** A sentence or two with what they rest on. */
export function part(
  text: string,
  cited: readonly CitedSource[] = [],
  items: AskPart['items'] = [],
): CitedPart {
  return { part: { text, items, cites: cited.map(({ id }) => id) }, cited };
}

export interface CitedPart {
  part: AskPart;
  cited: readonly CitedSource[];
}

/** An answer of these parts; each source stands once. */
export function answerOf(
  kind: AnswerKind,
  parts: readonly CitedPart[],
  followUps: readonly string[] = [],
): RuleAnswer {
  const cited = parts.flatMap((each) => each.cited);
  return {
    kind,
    emergency: null,
    parts: parts.map((each) => each.part),
    sources: [...new Map(cited.map((source) => [source.id, source])).values()],
    followUps,
  };
}

/** Adds the parts of another answer to one; each source stands once. */
export function withMore(answer: RuleAnswer, more: RuleAnswer | null): RuleAnswer {
  if (more === null) return answer;
  const sources = [...answer.sources, ...more.sources];
  return {
    ...answer,
    parts: [...answer.parts, ...more.parts],
    sources: [...new Map(sources.map((source) => [source.id, source])).values()],
  };
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "iron, zinc and calcium" */
export function inWords(words: readonly string[]): string {
  return and.format(words);
}

/** "8 months", "2 years" */
export function ageWords(months: number): string {
  if (months < 24) return `${months} ${months === 1 ? 'month' : 'months'}`;
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return rest === 0 ? `${years} years` : `${years} years ${rest} ${rest === 1 ? 'month' : 'months'}`;
}

/** The child at the beginning of a sentence. */
export function whoIs(name: string | null): string {
  return name ?? 'Your child';
}
