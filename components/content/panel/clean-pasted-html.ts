/**
 * What Google Docs and Word leave on the clipboard, as plain elements. Both write emphasis as styles, Word also its
 * lists as paragraphs with a bullet in the text; an editor that takes elements alone would lose them.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeMachinery(body);
  for (const paragraph of [...body.querySelectorAll('p')]) asHeading(paragraph);
  listsOfWord(body);
  for (const span of [...body.querySelectorAll('span, font')]) asMarks(span);
  unwrapBoldAround(body);
  for (const heading of [...body.querySelectorAll('h1, h5, h6')])
    replaceTag(heading, heading.tagName === 'H1' ? 'h2' : 'h4');
  for (const line of [...body.querySelectorAll('li > p')]) line.replaceWith(...line.childNodes);
  // Nothing of the other program's looks, and no mark by which it would be cleaned again.
  for (const each of [...body.querySelectorAll('[class], [style], [dir], [id]')])
    for (const name of ['class', 'style', 'dir', 'id']) each.removeAttribute(name);
  return body.innerHTML;
}

/** Whether it comes from one of the two; what others copy is left as it is. */
export const isFromWordProcessor = (html: string): boolean =>
  /id="?docs-internal-guid-|urn:schemas-microsoft-com:office|content="?Microsoft Word|class="?Mso/i.test(
    html,
  );

const monospaced = /courier|consolas|mono\b|menlo|monaco|source code/i;
const headingClass = /^MsoHeading([1-6])$/;

/** Comments hold Word's conditions, and its own elements what only it draws. */
function removeMachinery(body: HTMLElement): void {
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  for (let each = comments.nextNode(); each; each = comments.nextNode()) found.push(each);
  for (const each of [...found, ...body.querySelectorAll('style, meta, link, script, xml')])
    each.parentNode?.removeChild(each);
  for (const each of [...body.querySelectorAll('*')])
    if (each.tagName.includes(':')) each.replaceWith(...each.childNodes);
}

/** Word on the web writes headings as paragraphs with a role, and a title as one with a class. */
function asHeading(paragraph: Element): void {
  const byClass = headingClass.exec(paragraph.className)?.[1];
  const byRole = paragraph.getAttribute('role') === 'heading' ? paragraph.getAttribute('aria-level') : null;
  const level = paragraph.className === 'MsoTitle' ? 1 : Number(byClass ?? byRole);
  if (level >= 1 && level <= 6) replaceTag(paragraph, `h${level}`);
}

/** Runs of Word's list paragraphs as lists. */
function listsOfWord(body: HTMLElement): void {
  const open: HTMLElement[] = [];
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const level = Number(/mso-list:[^;"]*?level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const tag = takeMarker(paragraph);
    const innermost = open.at(-1);
    const goesOn = innermost && outermost(innermost).nextElementSibling === paragraph;
    if (!goesOn) open.length = 0;
    while (open.length > level) open.pop();
    while (open.length < level) open.push(newList(tag, { open, before: paragraph }));
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

function newList(
  tag: 'ul' | 'ol',
  { open, before }: { open: readonly HTMLElement[]; before: Element },
): HTMLElement {
  const list = document.createElement(tag);
  const outer = open.at(-1);
  if (outer) (outer.lastElementChild ?? outer).append(list);
  else before.before(list);
  return list;
}

function outermost(list: HTMLElement): Element {
  let outer: Element = list;
  for (let up = list.parentElement?.closest('ul, ol'); up; up = up.parentElement?.closest('ul, ol'))
    outer = up;
  return outer;
}

/** Takes the bullet or the number out of the text; a number or a letter makes the list an ordered one. */
function takeMarker(paragraph: HTMLElement): 'ul' | 'ol' {
  const ignored = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const marker = ignored?.textContent?.trim() ?? '';
  ignored?.remove();
  return /^\(?[0-9a-z]{1,4}[.)]/i.test(marker) ? 'ol' : 'ul';
}

/** The styles of a span that an editor knows, as elements inside it. */
function asMarks(span: Element): void {
  const { style } = span as HTMLElement;
  const font = style.fontFamily || (span.getAttribute('face') ?? '');
  const isBold = style.fontWeight === 'bold' || Number(style.fontWeight) >= 600;
  const isInHeading = span.closest('h1, h2, h3, h4, h5, h6') !== null;
  const tags = [
    ...(isBold && !isInHeading ? ['strong'] : []),
    ...(style.fontStyle === 'italic' ? ['em'] : []),
    ...(monospaced.test(font) ? ['code'] : []),
  ];
  const children = [...span.childNodes];
  if (span.textContent?.trim() === '' || tags.length === 0) return span.replaceWith(...children);
  const [outer, inner] = nested(tags);
  inner.append(...children);
  span.replaceWith(outer);
}

function nested(tags: readonly string[]): [HTMLElement, HTMLElement] {
  const elements = tags.map((tag) => document.createElement(tag));
  elements.slice(1).forEach((element, index) => elements[index]?.append(element));
  const [outer] = elements;
  const inner = elements.at(-1);
  if (!outer || !inner) throw new Error('A mark needs an element.');
  return [outer, inner];
}

/** Google Docs wraps all of it in a `b` that is not bold. */
function unwrapBoldAround(body: HTMLElement): void {
  for (const bold of [...body.querySelectorAll<HTMLElement>('b')])
    if (bold.style.fontWeight === 'normal') bold.replaceWith(...bold.childNodes);
}

function replaceTag(element: Element, tag: string): void {
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
