import { execFileSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { ApiError } from '../lib/platform/http/api-error';
import { EngineThread } from '../lib/nutriai/server/engine-thread/engine-thread';
import { runTask, type TaskInput, type TaskName } from '../lib/nutriai/server/engine-thread/engine-tasks';
import { runInEngine } from '../lib/nutriai/server/engine-thread/run-in-engine';
import { shareThread } from '../lib/platform/threads/shared-threads';
import { type HostileText, hostileTexts } from '../lib/nutriai/engine/text/hostile-texts.test-helper';

/** The largest requests of the tasks that read texts, made of one costly text. */
const largestCheck = ({ ofLength }: HostileText): TaskInput<'safetyCheck'> => ({
  request: { age_months: 9, text: ofLength(5_000) },
  child: null,
});
const largestRecipe = ({ ofLength }: HostileText): TaskInput<'recipeCheck'> => ({
  child: { ageMonths: 9 },
  request: {
    title: 'A dish',
    servings: 4,
    ingredients: Array.from({ length: 40 }, () => ({ line: ofLength(200) })),
    steps: Array.from({ length: 30 }, () => ofLength(1_000)),
  },
});

const child = { ageMonths: 9 };
const askedChild = { child, name: null, isAgeKnown: true, baby: null, today: '2026-11-21' };
const longestQuestion = ({ ofLength }: HostileText): TaskInput<'question'> => ({
  text: `when can babies have ${ofLength(470)}`,
  asked: askedChild,
  found: new Map(),
});
const fullestMeal = ({ ofLength }: HostileText): TaskInput<'mealItems'> => ({
  items: Array.from({ length: 30 }, () => ({ text: ofLength(300) })),
  context: { child, kind: 'lunch', own: new Map() },
});
const mostLines = ({ ofLength }: HostileText): TaskInput<'ingredients'> =>
  Array.from({ length: 40 }, () => ({ line: ofLength(300) }));
const longestWishes = ({ ofLength }: HostileText): TaskInput<'compose'> => ({
  ...child,
  meal: 'lunch',
  wish: ofLength(200),
  ingredients: Array.from({ length: 20 }, () => ofLength(120)),
  exclude: Array.from({ length: 20 }, () => ofLength(120)),
  seed: 1,
});

interface Measured {
  text: string;
  tookMs: number;
  /** The longest that the main thread did nothing else. */
  heldMs: number;
}

async function measured(text: string, work: () => unknown): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await setImmediate();
  const from = performance.now();
  // A text that names nothing to eat is refused; it was read all the same.
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  const tookMs = performance.now() - from;
  // A hold shows when the loop turns again.
  await setImmediate();
  delay.disable();
  return { text, tookMs, heldMs: delay.max / 1e6 };
}

async function report<Name extends TaskName>(name: Name, inputOf: (text: HostileText) => TaskInput<Name>) {
  const never = new AbortController().signal;
  const ways = {
    'in the main thread': (input: TaskInput<Name>) => runTask(name, input),
    'in the engine’s thread': (input: TaskInput<Name>) => runInEngine(name, input, { signal: never }),
  };
  for (const [way, run] of Object.entries(ways)) {
    const all: Measured[] = [];
    for (const text of hostileTexts) {
      const input = inputOf(text);
      all.push(await measured(text.name, () => run(input)));
    }
    const held = all.map(({ heldMs }) => heldMs).sort((a, b) => b - a);
    const longest = all.reduce((worst, each) => (each.heldMs > worst.heldMs ? each : worst));
    const figures = [`held ${held[0]?.toFixed(0)} ms`, `20th ${held[19]?.toFixed(0)} ms`];
    process.stdout.write(`${[name, way, ...figures, longest.text].join(' | ')}\n`);
  }
}

const compile = ['scripts/print-compiled-program.mjs', 'lib/nutriai/server/engine-thread/engine-worker.ts'];
const program = execFileSync(process.execPath, compile, { encoding: 'utf8' }).split('\n').at(-1) ?? '';
const thread = new EngineThread(program);
shareThread('engine', thread);
// What is made at the first reading is no part of the others.
const first: TaskInput<'safetyCheck'> = { request: { age_months: 9, text: 'egg' }, child: null };
await runInEngine('safetyCheck', first);
await runTask('safetyCheck', first);
await report('safetyCheck', largestCheck);
await report('recipeCheck', largestRecipe);
await report('question', longestQuestion);
await report('mealItems', fullestMeal);
await report('ingredients', mostLines);
await report('compose', longestWishes);
await thread.close();
