/** What a computation asked of the built-in collections, whatever the machine: the same call gives the same numbers. */
export interface Steps {
  /** How often a map or set was asked. */
  lookUps: number;
  /** How many elements or characters built-in methods went through. */
  walked: number;
}

type Method = (this: never, ...args: never[]) => unknown;

interface Call {
  self: unknown;
  args: readonly unknown[];
  result: unknown;
  /** Of a regular expression: where it was to begin. */
  from: number;
}

/** How much a call went through. */
type Cost = (call: Call) => number;

const ofResult: Cost = ({ result }) => (Array.isArray(result) ? result.length : 0);
const ofSelf: Cost = ({ self }) => (self as readonly unknown[]).length;
/** A search ends where it finds something. */
const ofSearch: Cost = ({ self, result }) =>
  typeof result === 'number' && result >= 0 ? result + 1 : (self as readonly unknown[]).length;
/** A sticky expression looks at one place; any other goes on to where it finds something, or to the end. */
const ofText: Cost = ({ self, args: [text], from, result }) => {
  const { sticky, global } = self as RegExp;
  if (sticky) return 1;
  const match = result as RegExpExecArray | null;
  const end = match === null ? String(text).length : match.index + match[0].length;
  return Math.max(1, end - (global ? from : 0));
};

const walking: readonly [object, readonly string[], Cost][] = [
  [Array.prototype, ['slice', 'concat', 'toReversed'], ofResult],
  [Array.prototype, ['splice', 'unshift', 'shift', 'filter', 'map', 'flatMap', 'forEach', 'reduce'], ofSelf],
  [Array.prototype, ['indexOf', 'findIndex'], ofSearch],
  // The other ways to use an expression (test, match, replace …) call this one.
  [RegExp.prototype, ['exec'], ofText],
];
const asking: readonly [object, readonly string[]][] = [
  [Map.prototype, ['get', 'has']],
  [Set.prototype, ['has']],
];

/** Replaces a built-in method by another; returns what puts the old one back. */
function replace(prototype: object, name: string, by: (original: Method) => Method): () => void {
  const original = Reflect.get(prototype, name) as Method;
  Reflect.set(prototype, name, by(original));
  return () => Reflect.set(prototype, name, original);
}

/** Asked millions of times: nothing is made for a call. */
const counting = (original: Method, onCall: () => void): Method =>
  function counted(this: never, key: never) {
    onCall();
    return original.call(this, key);
  };

const weighing = (original: Method, onCall: (call: Call) => void): Method =>
  function weighed(this: never, ...args: never[]) {
    const from = (this as object) instanceof RegExp ? (this as RegExp).lastIndex : 0;
    const result = Reflect.apply(original, this, args);
    onCall({ self: this, args, result, from });
    return result;
  };

/** Counts what a computation does. No clock is asked, so that a test may compare a text with one twice as long. */
export function countSteps(compute: () => void): Steps {
  const steps: Steps = { lookUps: 0, walked: 0 };
  const restore = [
    ...asking.flatMap(([prototype, names]) =>
      names.map((name) =>
        replace(prototype, name, (original) => counting(original, () => (steps.lookUps += 1))),
      ),
    ),
    ...walking.flatMap(([prototype, names, cost]) =>
      names.map((name) =>
        replace(prototype, name, (original) => weighing(original, (call) => (steps.walked += cost(call)))),
      ),
    ),
  ];
  try {
    compute();
  } finally {
    for (const undo of restore) undo();
  }
  return steps;
}
