import * as z from 'zod';
import type { KeyScope } from '../contract/api-key-words';
import { dropListAnswer, givenDropAnswer } from '../contract/nutriai-drops';
import { mealCheckAnswer } from '../contract/nutriai-meal-check';
import { mealAnswer } from '../contract/nutriai-meals';
import { todayAnswer } from '../contract/nutriai-today';
import { waterAnswer } from '../contract/nutriai-water';
import { baby, babyOf } from './baby-of';
import { plan, shoppingList } from './plan-tools';
import { type AssistantTool, type CallOperation, OperationRefused, tool } from './tool';
import { mealKindWords } from '../contract/nutriai-words';

const moment = z.iso
  .datetime({ offset: true })
  .optional()
  .describe('When it was, with the offset from UTC; the default is now.');

const timeZone = z
  .string()
  .max(60)
  .optional()
  .describe('IANA name of the family’s time zone; the default is UTC.');

const entryKey = z
  .string()
  .regex(/^[\x20-\x7e]{1,100}$/)
  .optional()
  .describe(
    'A word you make up for this entry. Retrying with the same word and the same values, including ' +
      'the time, logs it only once.',
  );

const logAnyway = z
  .boolean()
  .default(false)
  .describe('Use only after the parent has heard the `stop` cautions and says it was eaten anyway.');

const now = () => new Date().toISOString();

const today = tool({
  name: 'today',
  title: 'Today',
  description:
    'What a baby has eaten and drunk today, or on another day, compared with a day’s needs. Pass on ' +
    'alerts first, and who they say to call.',
  input: z.object({
    baby,
    date: z.iso.date().optional(),
    time_zone: timeZone,
  }),
  output: todayAnswer,
  run: async ({ baby: said, ...query }, call) => {
    const params = { id: await babyOf(said, call) };
    return todayAnswer.parse(await call({ operation: 'readToday', params, query }));
  },
});

/** A meal as the operation takes it, without its baby. */
interface MealToLog {
  kind: z.output<typeof mealAnswer>['kind'];
  eaten_at: string;
  items: object[];
  eaten_share?: number;
}

interface Logging {
  said: string | undefined;
  logAnyway: boolean;
  entryKey: string | undefined;
}

const loggedMeal = z.object({
  meal: mealAnswer.nullable().describe('Null if nothing was logged: see `check`.'),
  check: mealCheckAnswer,
});

/** As on the site, what is not for this child is not logged before its parent has been told. */
async function checkAndLog(
  meal: MealToLog,
  { said, logAnyway: isConfirmed, entryKey: idempotencyKey }: Logging,
  call: CallOperation,
): Promise<z.output<typeof loggedMeal>> {
  const { eaten_share: _share, ...checked } = { ...meal, baby: await babyOf(said, call) };
  const check = mealCheckAnswer.parse(await call({ operation: 'checkMeal', body: checked }));
  const isStopped = check.emergency || check.cautions.some(({ level }) => level === 'stop');
  if (isStopped && !isConfirmed) return { meal: null, check };
  const body = { ...meal, baby: checked.baby };
  return { meal: mealAnswer.parse(await call({ operation: 'addMeal', body, idempotencyKey })), check };
}

const howToLog =
  'With a `stop` caution or an `emergency`, nothing is logged: pass that on first, with its source; ' +
  'call again with `log_anyway` if the parent says it was eaten anyway. Log only what the parent ' +
  'tells you.';

const logMeal = tool({
  name: 'log_meal',
  title: 'Log a meal',
  isWriting: true,
  description: `Checks what a baby has eaten against the safety rules, and logs it. ${howToLog}`,
  input: z.object({
    baby,
    items: z
      .array(z.string().min(1).max(300))
      .min(1)
      .max(20)
      .describe('Foods in words, each with its amount if known: “half a banana”.'),
    kind: z.enum(mealKindWords),
    eaten_at: moment,
    eaten_share: z.number().min(0).max(1).default(1).describe('How much of it was eaten.'),
    log_anyway: logAnyway,
    entry_key: entryKey,
  }),
  output: loggedMeal,
  run: async ({ baby: said, items: texts, eaten_at: eatenAt = now(), ...rest }, call) => {
    const { kind, eaten_share: share, log_anyway: isConfirmed, entry_key: key } = rest;
    const meal = { kind, eaten_at: eatenAt, items: texts.map((text) => ({ text })), eaten_share: share };
    return checkAndLog(meal, { said, logAnyway: isConfirmed, entryKey: key }, call);
  },
});

const milks = { breast: 'breast-milk', formula: 'infant-formula', cow: 'whole-milk' } as const;

const logMilk = tool({
  name: 'log_milk',
  title: 'Log a milk feed',
  isWriting: true,
  description: `Checks milk from a bottle or a cup, in millilitres, against the safety rules, and logs it. ${howToLog}`,
  input: z.object({
    baby,
    milk: z.enum(['breast', 'formula', 'cow']),
    amount_ml: z.number().min(1).max(1000),
    drunk_at: moment,
    log_anyway: logAnyway,
    entry_key: entryKey,
  }),
  output: loggedMeal,
  run: async ({ baby: said, milk, amount_ml: amount, drunk_at: drunkAt = now(), ...rest }, call) => {
    const items = [{ food: milks[milk], amount, unit: 'ml' }];
    const meal: MealToLog = { kind: 'milk', eaten_at: drunkAt, items };
    const { log_anyway: isConfirmed, entry_key: key } = rest;
    return checkAndLog(meal, { said, logAnyway: isConfirmed, entryKey: key }, call);
  },
});

const logWater = tool({
  name: 'log_water',
  title: 'Log water',
  isWriting: true,
  description: 'Logs a drink of water, in millilitres.',
  input: z.object({
    baby,
    amount_ml: z.int().min(1).max(1000),
    drunk_at: moment,
    entry_key: entryKey,
  }),
  output: z.object({ drink: waterAnswer }),
  run: async ({ baby: said, amount_ml: amount, drunk_at: drunkAt = now(), entry_key: key }, call) => {
    const body = { baby: await babyOf(said, call), amount_ml: amount, drunk_at: drunkAt };
    const logged = await call({ operation: 'addWater', body, idempotencyKey: key });
    return { drink: waterAnswer.parse(logged) };
  },
});

const drops = tool({
  name: 'drops',
  title: 'Drops and medicines',
  description:
    'The drops and medicines the family has planned for a baby, in their own words, with what is due ' +
    'on a day. Never suggest or change a dose.',
  input: z.object({ baby, date: z.iso.date().optional(), time_zone: timeZone }),
  output: z.object({ drops: dropListAnswer.shape.results }),
  run: async ({ baby: said, ...day }, call) => ({
    drops: await dropsOf(await babyOf(said, call), call, day),
  }),
});

const logDrop = tool({
  name: 'log_drop',
  title: 'Log drops or a medicine',
  isWriting: true,
  description:
    'Logs that drops or a medicine from the family’s own list were given. Log only what the parent ' +
    'says was given; anything not on the list cannot be logged.',
  input: z.object({
    baby,
    drop: z.string().min(1).max(120).describe('Name or id, as on the family’s list.'),
    given_at: moment,
    entry_key: entryKey,
  }),
  output: z.object({ given: givenDropAnswer }),
  run: async ({ baby: said, drop, given_at: givenAt = now(), entry_key: key }, call) => {
    const id = await babyOf(said, call);
    const body = { baby: id, drop: await dropOf(drop, id, call), given_at: givenAt };
    return {
      given: givenDropAnswer.parse(await call({ operation: 'addGivenDrop', body, idempotencyKey: key })),
    };
  },
});

async function dropsOf(
  babyId: string,
  call: CallOperation,
  day: { date?: string | undefined; time_zone?: string | undefined } = {},
) {
  const query = { baby: babyId, page_size: '100', ...day };
  return dropListAnswer.parse(await call({ operation: 'listDrops', query })).results;
}

/** Finds what is meant on the family's list. An id needs no look at it. */
async function dropOf(said: string, babyId: string, call: CallOperation): Promise<string> {
  if (z.uuid().safeParse(said).success) return said;
  const listed = await dropsOf(babyId, call);
  const named = said.trim().toLocaleLowerCase();
  const [only, ...others] = listed.filter(({ name }) => name.toLocaleLowerCase() === named);
  if (only !== undefined && others.length === 0) return only.id;
  const names = listed.map(({ id, name, amount }) => ({ id, name, amount }));
  throw new OperationRefused(404, { detail: 'Say which drops on the list you mean.', drops: names });
}

interface MemberTool {
  scope: KeyScope;
  tool: AssistantTool;
}

/** What an assistant with a member's key may use, each with the scope that it takes. */
const memberTools: readonly MemberTool[] = [
  { scope: 'log:read', tool: today },
  { scope: 'log:write', tool: logMeal },
  { scope: 'log:write', tool: logMilk },
  { scope: 'log:write', tool: logWater },
  { scope: 'drops:read', tool: drops },
  { scope: 'drops:write', tool: logDrop },
  { scope: 'plans:read', tool: plan },
  { scope: 'plans:read', tool: shoppingList },
];

/** Lists the tools that a key with these scopes can use. The operations behind them check the key once more. */
export function toolsOfKey(scopes: readonly KeyScope[]): AssistantTool[] {
  return memberTools.filter(({ scope }) => scopes.includes(scope)).map(({ tool: each }) => each);
}
