/**
 * Returns what another app shared by the address of this screen (`share_target` of the manifest): its title,
 * its text and its link, each on lines of its own and only once; empty where nothing was shared.
 */
export function sharedText(search: string): string {
  const params = new URLSearchParams(search);
  const parts = ['title', 'text', 'url'].map((name) => params.get(name)?.trim() ?? '');
  return parts
    .filter(
      (part, index) =>
        part !== '' && !parts.some((other, at) => at !== index && holds(other, part, at < index)),
    )
    .join('\n');
}

/** Apps often repeat the title or the link in the text; of two that are the same the first one stays. */
function holds(other: string, part: string, isBefore: boolean): boolean {
  return other === part ? isBefore : other.includes(part);
}

/** Returns a text without control characters, which come along from some apps and no recipe has. */
export function withoutControls(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^\P{Cc}\t\r\n]/gu, ' ');
}
