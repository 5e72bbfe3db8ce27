import { parse } from 'qs-esm';
import type { Payload } from 'payload';
import { filterProblem, scopeOf } from './filter-problem';
import { queryProblem } from './query-problem';

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** As Payload reads the address of a list. */
const asPayloadReads = { allowEmptyArrays: true, arrayLimit: 1_000, depth: 10 };

/**
 * What is wrong with the filter or the order in the address of a list in the panel, in words for the editor;
 * null where nothing is, or the screen is no list. Payload shows an empty screen for what the database cannot
 * answer, and its date picker ends the whole screen at a date that is not one.
 *
 * @param segments of the path after `/admin`
 */
export function listProblem(
  { collections }: Pick<Payload, 'collections'>,
  segments: readonly string[],
  searchParams: SearchParams,
): string | null {
  const [screen, slug = '', view] = segments;
  const isList = screen === 'collections' && (view === undefined || view === 'trash');
  if (!isList || !Object.hasOwn(collections, slug)) return null;
  const asked = parse(new URLSearchParams(pairsOf(searchParams)).toString(), asPayloadReads);
  const fields = collections[slug as keyof typeof collections].config.flattenedFields;
  const scope = scopeOf(fields, collections);
  return filterProblem(asked.where, scope) ?? queryProblem({ sort: asked.sort }, scope);
}

function pairsOf(searchParams: SearchParams): string[][] {
  return Object.entries(searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each]),
  );
}
