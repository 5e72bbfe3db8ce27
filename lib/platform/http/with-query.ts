type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns a path with the query that a page was asked with, so that a redirect loses nothing of it. */
export function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((each) => [name, each]),
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
