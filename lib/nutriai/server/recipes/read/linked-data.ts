import type { DataNode } from './microdata';

/** Limits of what is looked through: a page of recipes has far less. */
const depthAtMost = 12;
const nodesAtMost = 20_000;

/** Returns the value that a script of JSON-LD holds, repaired where pages often get it wrong; null for none. */
export function parseScript(script: string): unknown {
  const whole = parsed(script);
  if (whole !== null) return whole;
  const bare = script.replaceAll('<![CDATA[', '').replaceAll(']]>', '');
  // Comments around it come from the days when browsers did not know scripts.
  const text = bare.slice(
    Math.max(0, bare.search(/[[{]/)),
    Math.max(bare.lastIndexOf(']'), bare.lastIndexOf('}')) + 1,
  );
  return parsed(text) ?? parsed(repaired(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Escapes line breaks within texts and leaves out commas before a bracket that closes. */
function repaired(text: string): string {
  let result = '';
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (isInText && letter === '\\') {
      result += letter + text.charAt(index + 1);
      index += 1;
    } else if (letter === '"') {
      isInText = !isInText;
      result += letter;
    } else if (isInText && letter < ' ') {
      result += letter === '\n' ? '\\n' : ' ';
    } else if (isInText || letter !== ',' || !closesNext(text, index + 1)) {
      result += letter;
    }
  }
  return result;
}

function closesNext(text: string, from: number): boolean {
  const bracket = /\s{0,200}[\]}]/y;
  bracket.lastIndex = from;
  return bracket.test(text);
}

/** Returns the recipes among some data, wherever they stand in it, in its order. */
export function recipesIn(data: unknown): DataNode[] {
  const found: DataNode[] = [];
  let seen = 0;
  const look = (value: unknown, depth: number): void => {
    seen += 1;
    if (typeof value !== 'object' || value === null || depth > depthAtMost || seen > nodesAtMost) return;
    if (!Array.isArray(value) && isOfType(value as DataNode, 'Recipe')) found.push(value as DataNode);
    for (const each of Object.values(value)) look(each, depth + 1);
  };
  look(data, 0);
  return found;
}

/** Whether a thing is of a type of schema.org, however its address is written. */
export function isOfType(node: DataNode, type: string): boolean {
  const types = [node['@type']].flat(2);
  return types.some(
    (each) => typeof each === 'string' && each.split(/\s+/).some((one) => one.split(/[/#:]/).at(-1) === type),
  );
}
