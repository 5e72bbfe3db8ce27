interface List<Entry> {
  count: number;
  results: Entry[];
}

/** A list of the API as it is after an entry of it was deleted. */
export function withoutEntry<Id, Answer extends List<{ id: Id }>>(list: Answer, id: Id): Answer {
  const results = list.results.filter((entry) => entry.id !== id);
  return { ...list, count: list.count - (list.results.length - results.length), results };
}
