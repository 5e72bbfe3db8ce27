import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { fieldErrors } from '../../../platform/http/api-error';
import { AccountEntries, babyContext } from './account-entries';
import type { AccountEntry, AccountRow, Reading } from './account-entry';
import { rowsInChunk } from './import-tasks';
import { exportedEntries, type ExportedAccount, readAccountFile } from './read/account-file';
import { ImportFileError } from './read/import-row';

export interface AccountFile {
  name: string;
  bytes: Uint8Array;
  nowMs: number;
}

/**
 * Reads an account's export as rows: recipes and favourites first, then each baby with its log. Rows are numbered
 * in that order.
 * @throws ApiError 400 for what is no export of this site
 */
export function readAccount({ name, bytes, nowMs }: AccountFile): string[] {
  try {
    const rows = new AccountRows(name, nowMs);
    rows.readAll(readAccountFile(bytes));
    return rows.chunks();
  } catch (error) {
    if (error instanceof ImportFileError) throw fieldErrors({ file: [error.message] });
    throw error;
  }
}

/** What reads an entry that has the shape its kind is exported in, and names the problem of any other. */
function parsing<Value>(schema: z.ZodType<Value>, toEntry: (value: Value) => Reading) {
  return (raw: unknown): Reading => {
    const parsed = schema.safeParse(raw);
    const [issue] = parsed.error?.issues ?? [];
    return parsed.success
      ? toEntry(parsed.data)
      : { problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
  };
}

class AccountRows {
  readonly #rows: AccountRow[] = [];
  readonly #entries: AccountEntries;

  constructor(
    private readonly file: string,
    nowMs: number,
  ) {
    this.#entries = new AccountEntries(nowMs);
  }

  readAll({
    recipes,
    favourite_recipes: favourites,
    babies,
    babies_cared_for: caredFor,
  }: ExportedAccount): void {
    for (const recipe of recipes)
      this.#read(
        'recipe',
        recipe,
        parsing(exportedEntries.recipe, (value) => this.#entries.recipe(value)),
      );
    for (const favourite of favourites) {
      this.#read(
        'favourite',
        favourite,
        parsing(exportedEntries.favourite, (value) => this.#entries.favourite(value)),
      );
    }
    for (const baby of babies) this.#readBaby(baby);
    for (const _ of caredFor)
      this.#add('cared for', { state: 'left_out', reason: 'Belongs to a baby of another family.' });
  }

  chunks(): string[] {
    const chunks: string[] = [];
    for (let start = 0; start < this.#rows.length; start += rowsInChunk) {
      chunks.push(JSON.stringify(this.#rows.slice(start, start + rowsInChunk)));
    }
    return chunks;
  }

  #readBaby({
    profile,
    meals,
    water,
    meal_plans: plans,
    stored_portions: portions,
    drops,
    given_drops: given,
    appointments,
  }: ExportedAccount['babies'][number]): void {
    const baby = this.#read(
      'baby',
      profile,
      parsing(exportedEntries.profile, (value) => this.#entries.baby(value)),
    );
    if (baby?.kind !== 'baby') return;
    const { ref, request } = baby;
    const context = babyContext(ref, request);
    for (const portion of portions) this.#readPortion(portion, ref);
    const logs: [string, readonly unknown[], (raw: unknown) => Reading][] = [
      ['meal', meals, parsing(exportedEntries.meal, (value) => this.#entries.meal(value, context))],
      ['water', water, parsing(exportedEntries.water, (value) => this.#entries.water(value, context))],
      ['plan', plans, parsing(exportedEntries.plan, (value) => this.#entries.plan(value, context))],
      ['drop', drops, parsing(exportedEntries.drop, (value) => this.#entries.drop(value, ref))],
      [
        'given',
        given,
        parsing(exportedEntries.givenDrop, (value) => this.#entries.givenDrop(value, context)),
      ],
      [
        'appointment',
        appointments,
        parsing(exportedEntries.appointment, (value) => this.#entries.appointment(value, context)),
      ],
    ];
    for (const [what, entries, read] of logs)
      for (const entry of entries) this.#read(`${what} ${ref}`, entry, read);
  }

  #readPortion(raw: unknown, baby: string): void {
    if (!saysWhichDish(raw)) {
      const reason = 'This older export does not say which dish is in the fridge or freezer.';
      this.#add(`portion ${baby} ${JSON.stringify(raw)}`, { state: 'left_out', reason });
      return;
    }
    this.#read(
      `portion ${baby}`,
      raw,
      parsing(exportedEntries.portions, (value) => this.#entries.portion(value, baby)),
    );
  }

  #read(what: string, raw: unknown, read: (raw: unknown) => Reading): AccountEntry | null {
    const reading = read(raw);
    const id =
      typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : null;
    // What has an id goes by that, anything else by what it says.
    const key = `${what} ${id ?? JSON.stringify(raw, keyFields)}`;
    if ('problem' in reading)
      this.#add(key, { state: 'problem', problem: `${what.split(' ')[0]}: ${reading.problem}` });
    else this.#add(key, { state: 'entry', entry: reading.entry });
    return 'entry' in reading ? reading.entry : null;
  }

  readonly #seen = new Map<string, number>();

  #add(
    name: string,
    reading:
      | { state: 'entry'; entry: AccountEntry }
      | { state: 'problem'; problem: string }
      | { state: 'left_out'; reason: string },
  ): void {
    const before = this.#seen.get(name) ?? 0;
    this.#seen.set(name, before + 1);
    const key = createHash('sha256').update(`little_pear ${before} ${name}`).digest('base64url');
    this.#rows.push({ file: this.file, row: this.#rows.length + 1, key, ...reading });
  }
}

/** Older exports do not say of which portions a meal was one: it is the same meal. */
const keyFields = (name: string, value: unknown): unknown => (name === 'portion' ? undefined : value);

const saysWhichDish = (raw: unknown): boolean => typeof raw !== 'object' || raw === null || 'recipe' in raw;
