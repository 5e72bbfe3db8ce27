import { type QueryWord, type SearchQuery, withWord } from './search-query';
import type { Rows } from './search-index';
import { singularOf } from './stem-word';
import { isForgiven, isOneTypoApart } from './typo-keys';
import { isBeginning, type Term, termsNear, termsWithStems } from './vocabulary';

/** How many entries have all words of a query. */
type CountOf = (query: SearchQuery) => Promise<number>;

const candidatesPerWord = 4;
/** A word that is known is only doubted for one that stands in so many times as many entries. */
const clearlyMoreFrequent = 3;

/**
 * The query with each word that the index does not know replaced by the known word one slip away that fits
 * the others best.
 * @returns `null` when no word is unknown, or nothing known is near
 */
export async function correctUnknownWords(
  rows: Rows,
  query: SearchQuery,
  countOf: CountOf,
): Promise<SearchQuery | null> {
  const known = await knownStems(rows, query);
  let corrected: SearchQuery | null = null;
  for (const place of query.words.keys()) {
    const current: SearchQuery = corrected ?? query;
    const word = current.words[place];
    if (!word || word.stems.some((stem) => known.has(stem))) continue;
    if (word.prefix !== null && (await isBeginning(rows, word.prefix))) continue;
    const candidates = (await neighbours(rows, word)).map((term) => withWord(current, word, term.word));
    corrected = (await best(candidates, countOf))?.query ?? corrected;
  }
  return corrected;
}

/**
 * Another query that finds clearly more, made by replacing one word that the index does know: “breast mild”
 * for “breast milk”.
 * @param foundSoFar what the query itself finds
 */
export async function betterQuery(
  rows: Rows,
  { query, countOf, foundSoFar }: { query: SearchQuery; countOf: CountOf; foundSoFar: number },
): Promise<SearchQuery | null> {
  const candidates: SearchQuery[] = [];
  for (const word of query.words.slice(0, candidatesPerWord)) {
    const own = (await termsWithStems(rows, word.stems)).reduce((sum, { entries }) => sum + entries, 0);
    for (const term of await neighbours(rows, word)) {
      if (word.stems.includes(term.stem) || term.entries <= own * clearlyMoreFrequent) continue;
      candidates.push(withWord(query, word, term.word));
    }
  }
  const found = await best(candidates.slice(0, 2 * candidatesPerWord), countOf);
  return found && found.count > foundSoFar * clearlyMoreFrequent ? found.query : null;
}

async function knownStems(rows: Rows, query: SearchQuery): Promise<Set<string>> {
  const terms = await termsWithStems(
    rows,
    query.words.flatMap(({ stems }) => stems),
  );
  return new Set(terms.map(({ stem }) => stem));
}

/** Known words one slip away, the most frequent first; or words whose singular is (“vegtable” for “vegetables”). */
async function neighbours(rows: Rows, { text }: QueryWord): Promise<Term[]> {
  if (!isForgiven(text)) return [];
  const near = await termsNear(rows, text);
  const sameForm = near.filter(({ word }) => isOneTypoApart(text, word));
  const singular = singularOf(text);
  const found =
    sameForm.length > 0 ? sameForm : near.filter(({ word }) => isOneTypoApart(singular, singularOf(word)));
  return found
    .sort((a, b) => b.entries - a.entries || (a.word < b.word ? -1 : 1))
    .slice(0, candidatesPerWord);
}

/** Of several the first that finds the most. */
async function best(candidates: readonly SearchQuery[], countOf: CountOf) {
  let found: { query: SearchQuery; count: number } | null = null;
  for (const query of candidates) {
    const count = await countOf(query);
    if (!found || count > found.count) found = { query, count };
  }
  return found;
}
