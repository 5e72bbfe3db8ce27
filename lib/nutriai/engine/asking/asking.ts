import { knowledge } from '../knowledge/knowledge';

/** What tells the questions of one file of `knowledge/asking` apart. */
export interface Asking<Topic extends string> {
  /** One expression of all patterns of this name. Throws an Error for a name that the file does not have. */
  pattern: (name: string) => RegExp;
  /** The topic of the first that fits a question; null for none. */
  topicOf: (plain: string) => Topic | null;
}

/**
 * Reads one file of `knowledge/asking`. Throws an Error where there is none, and where it has a topic that is not
 * one of `topics`.
 */
export function askingOf<Topic extends string>(id: string, topics: readonly Topic[]): Asking<Topic> {
  const file = knowledge.asking[id];
  if (file === undefined) throw new Error(`knowledge/asking has no file “${id}”.`);
  const made = new Map(Object.entries(file.patterns).map(([name, text]) => [name, new RegExp(text)]));
  const pattern = (name: string) => {
    const found = made.get(name);
    if (found === undefined) throw new Error(`knowledge/asking/${id}.yaml has no pattern “${name}”.`);
    return found;
  };
  const rules = file.topics.map(({ topic, all, none = [] }) => {
    const known = topics.find((each) => each === topic);
    if (known === undefined && topic !== 'none') throw new Error(`knowledge/asking: “${topic}” is no topic.`);
    return { topic: known ?? null, all: all.map(pattern), none: none.map(pattern) };
  });
  const topicOf = (plain: string) =>
    rules.find(
      ({ all, none }) => all.every((each) => each.test(plain)) && !none.some((each) => each.test(plain)),
    )?.topic ?? null;
  return { pattern, topicOf };
}
