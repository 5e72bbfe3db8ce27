interface LlmsText {
  siteName: string;
  sections: readonly { title: string; links: readonly { title: string; path: string }[] }[];
  urlOf: (path: string) => string;
}

/** Lists of hundreds that an assistant may leave out when it has little room, as the form provides (llmstxt.org). */
const optional = new Set(['Recipes', 'Foods']);

/** Writes the text of `/llms.txt`. */
export function writeLlmsText({ siteName, sections, urlOf }: LlmsText): string {
  const usual = sections.filter(({ title }) => !optional.has(title));
  const rest = sections.filter(({ title }) => optional.has(title)).flatMap(({ links }) => links);
  const list = (links: LlmsText['sections'][number]['links']) =>
    links.map(({ title, path }) => `- [${plain(title)}](${urlOf(path)})\n`).join('');
  return [
    `# ${plain(siteName)}\n`,
    '> Feeding, sleep, growth and safety in the first three years. Every health claim names its source.\n',
    [
      'General information for healthy children born at term. It does not replace a doctor; in an ' +
        'emergency call 999, 112 or 911.',
      `Every page that search engines may list is also there as Markdown: add \`.md\` to its ` +
        `address, or ask for it with \`Accept: text/markdown\`.`,
      `The HTTP API is described at ${urlOf('/api/openapi.json')}. It answers whether a baby may eat ` +
        'a food or a dish, without an account.',
      `Assistants find the same as tools of the Model Context Protocol, over streamable HTTP, at ${urlOf('/mcp')}.\n`,
    ].join('\n'),
    ...usual.map(({ title, links }) => `## ${plain(title)}\n\n${list(links)}`),
    ...(rest.length > 0 ? [`## Optional\n\n${list(rest)}`] : []),
  ].join('\n');
}

/** What editors write stays the text of a link or a heading, on one line. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\[\]<>`*_]/g, '\\$&');
}
