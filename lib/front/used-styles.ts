import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';

/** A style sheet, parsed once, of which each document takes what it can use. */
export interface StyleSheet {
  /** @param classes that stand in the document */
  usedBy: (classes: ReadonlySet<string>) => string;
}

/** Of a rule or a block: its text for a document with these classes, or '' when nothing there can use it. */
type Part = (classes: ReadonlySet<string>) => string;

/**
 * @param css a whole sheet
 * @param address where it was found: what it names by a relative address is found from anywhere afterwards
 * @throws CssSyntaxError
 */
export function readStyleSheet(css: string, address: string): StyleSheet {
  const absolute = css.replace(
    /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g,
    (_all, _quote, relative: string) => `url(${new URL(relative, `http://site${address}`).pathname})`,
  );
  const parts = partsOf(parse(absolute));
  return { usedBy: (classes) => joined(parts, classes) };
}

/** The names in all `class` attributes of a document. */
export function classesIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) found.add(name);
  }
  return found;
}

const joined = (parts: readonly Part[], classes: ReadonlySet<string>) =>
  parts.map((part) => part(classes)).join('');

function partsOf(container: Container<ChildNode>): Part[] {
  return (container.nodes ?? []).flatMap((node) => partOf(node) ?? []);
}

function partOf(node: ChildNode): Part | null {
  if (node.type === 'comment') return null;
  if (node.type === 'rule') return ofRule(node);
  if (node.type === 'atrule' && /^(?:media|supports|container|layer|scope)$/.test(node.name))
    return ofBlock(node);
  // Fonts, steps of a movement, declarations: they cost little, and what uses them cannot be told from a class.
  const text = asText(node);
  return () => text;
}

/**
 * A rule goes along when one of its selectors has all its classes in the document. Elements, states and
 * attributes are taken as given.
 */
function ofRule(rule: Rule): Part {
  const wanted = rule.selectors.map(classesOf);
  const parts = partsOf(rule);
  const start = `${rule.selector}{`;
  return (classes) => {
    if (!wanted.some((names) => names.every((name) => classes.has(name)))) return '';
    return `${start}${joined(parts, classes)}}`;
  };
}

function ofBlock(block: AtRule): Part {
  if (!block.nodes) {
    const text = asText(block);
    return () => text;
  }
  const parts = partsOf(block);
  return (classes) => {
    const inner = joined(parts, classes);
    return inner === '' ? '' : `@${block.name} ${block.params}{${inner}}`;
  };
}

/** What stands in `:not()`, `:is()` and the like need not be there for the selector to match. */
function classesOf(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replace(/:[\w-]+\([^()]*\)/g, '');
  }
  return [...outside.replace(/\[[^[\]]*\]/g, '').matchAll(/\.((?:[\w-]|[^\0-\x7f])+)/g)].map(
    ([, name = '']) => name,
  );
}

function asText(node: ChildNode): string {
  const text = node.toString();
  return node.type === 'decl' || (node.type === 'atrule' && !node.nodes) ? `${text};` : text;
}
