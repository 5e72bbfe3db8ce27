/** The search page’s address for a query. */
export function searchPath(query: string, page = 1): string {
  return `/search?${new URLSearchParams({ q: query, ...(page > 1 ? { page: String(page) } : {}) })}`;
}
