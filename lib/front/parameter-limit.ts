/** Next looks through all parameters of a document's address for each of them: 1,500 took it 80 ms. */
export const parametersAtMost = 300;

/** Whether the query of an address has more parameters than are read, empty ones included. */
export function hasTooManyParameters(url: string): boolean {
  const query = url.indexOf('?');
  return query >= 0 && url.slice(query).split('&', parametersAtMost + 1).length > parametersAtMost;
}
