import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { DeleteAccountDialog } from '@/components/accounts/profile/delete-account-dialog';
import { UnsavedDialog } from '@/components/accounts/profile/unsaved-dialog';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { DropAnswer } from '@/lib/contract/nutriai-drops';
import type { MealCaution } from '@/lib/contract/nutriai-meal-check';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import type { DayDrink, DayMeal } from '@/lib/nutriai/client/log/day-entries';
import type { CookbookFilters } from '@/lib/nutriai/client/recipes/cookbook-filters';
import { answer, serve } from '@/lib/accounts/client/testing/fake-server';
import { DeleteSection } from './babies/delete-section';
import { RemoveCarerDialog } from './babies/remove-carer-dialog';
import { AgainSheet } from './drops/again-sheet';
import { DropsSheet } from './drops/drops-sheet';
import type { DropOfDay } from './drops/use-drops';
import { MeasurementDialog } from './insights/measurement-dialog';
import { MakePlanDialog } from './plan/make-plan-dialog';
import { PlanEnd } from './plan/plan-end';
import { PutAwaySheet } from './portions/put-away-sheet';
import { FilterSheet } from './recipes/filter-sheet';
import { LogRecipe } from './recipes/log-recipe';
import { OwnRecipeActions } from './recipes/own-recipe-actions';
import { CautionSheet, WatchSheet } from './today/caution-sheet';
import { MilkSheet } from './today/milk-sheet';
import { type OpenSheet, TodaySheet } from './today/today-sheet';
import type { DayLog } from './today/use-day-log';

// A busy machine types slowly.
jest.setTimeout(60_000);

const mockBaby = {
  id: 'b1',
  name: 'Ada',
  birth_date: '2026-02-01',
  feeding: 'breast',
  diet: 'omnivore',
  allergies: [],
  dislikes: [],
  introduced_allergens: [],
  measurements: [],
  age_months: 9,
  role: 'parent',
  limited_until: null,
} as unknown as BabyAnswer;
const baby = mockBaby;

jest.mock('@/components/nutriai/shell/baby-provider', () => ({
  useBaby: () => mockBaby,
  useBabies: () => ({ reload: jest.fn() }),
}));
jest.mock('@/lib/accounts/client/auth-context', () => ({
  useAuth: () => ({ authenticatedFetch: jest.fn(), status: 'signed-in', user: { id: 'm1' } }),
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  serve({ 'GET /api/nutriai/foods?q=p&page_size=6': () => answer(200, { results: [] }) });
});

const nothing = jest.fn();
const close = { onClose: nothing };
const moment = '2026-11-20T12:30:00.000Z';
const pear = { food: 'pear', recipe: null, text: null, name: 'Pear', amount: 1, unit: 'piece', grams: 120 };
const meal = {
  ...{ id: 'm1', baby: 'b1', eaten_at: moment, kind: 'lunch', items: [pear], eaten_share: 1 },
  ...{ reaction: null, counted: [], not_counted: [], made_by: null, write: null },
} as unknown as DayMeal;
const drink = { id: 'w1', baby: 'b1', drunk_at: moment, amount_ml: 60, made_by: null } as unknown as DayDrink;
const drop = {
  id: 'd1',
  baby: 'b1',
  name: 'Vitamin D',
  amount: '',
  time: null,
  weekdays: [],
  doses_left: null,
};
const cautions = [
  { food_name: 'Grapes', watch: 'Coughing', text: 'Cut', advice: '' },
] as unknown as MealCaution[];
const emergency = { title: '', advice: '', source: { org: 'NHS', title: '', url: 'https://www.nhs.uk' } };
const saved = { phase: 'idle' } as const;

const today = (open: OpenSheet) => (
  <TodaySheet
    open={open}
    date="2026-11-20"
    meals={[meal]}
    choices={{ planned: [], earlier: [] } as unknown as Parameters<typeof TodaySheet>[0]['choices']}
    log={{} as DayLog}
    emergency={emergency}
    {...close}
  />
);
const milk = { baby, draft: 'new', time: '08:00', onFeed: nothing, ...close };
const drops = { baby: 'b1', emergency, onChanged: async () => undefined, ...close };
const filters = { meal: '', minutes: '', without: [], isForBaby: true } as unknown as CookbookFilters;
const carer = { id: 'c1', name: 'Sam', role: 'carer', is_me: false } as never;
const measuring = { baby, units: 'metric' as const, series: [] as never, onSaved: nothing, ...close };
const days = [{ date: '2026-11-20', slots: [] }];
const plan = { id: 'p1', baby: 'b1', start_date: '2026-11-20', end_date: '2026-11-20', days };

interface Case {
  shown: ReactElement;
  /** What is pressed, or typed, until the action stands there. */
  press?: string;
  type?: string;
  /** The file that draws the dialog. */
  file: string;
  /** The first of the buttons that do what the sheet is for. */
  action: string;
}

const cases: Record<string, Case> = {
  'a new meal': {
    shown: today({ sheet: 'log' }),
    type: 'p',
    action: 'Log',
    file: 'today/log-meal-sheet',
  },
  'a meal': {
    shown: today({ sheet: 'meal', meal, about: 'meal' }),
    action: 'Save',
    file: 'today/entry-sheet',
  },
  'a reaction': {
    shown: today({ sheet: 'meal', meal, about: 'reaction' }),
    action: 'Save',
    file: 'today/entry-sheet',
  },
  water: { shown: today({ sheet: 'water' }), action: 'Log', file: 'today/drink-sheet' },
  'a drink': { shown: today({ sheet: 'drink', drink }), action: 'Save', file: 'today/drink-sheet' },
  'a new feed': { shown: <MilkSheet {...milk} />, action: 'Log', file: 'today/milk-sheet' },
  'a feed': {
    shown: <MilkSheet {...milk} feed={{ milk: 'breast', ml: null, minutes: null, side: null }} />,
    action: 'Save',
    file: 'today/milk-sheet',
  },
  'a danger': {
    shown: <CautionSheet cautions={cautions} onLog={nothing} {...close} />,
    action: 'Don’t',
    file: 'today/caution-sheet',
  },
  'what to watch for': {
    shown: <WatchSheet cautions={cautions} {...close} />,
    action: 'I know',
    file: 'today/caution-sheet',
  },
  'a new measurement': {
    shown: <MeasurementDialog {...measuring} measurement={null} />,
    action: 'Add',
    file: 'insights/measurement-dialog',
  },
  'a measurement': {
    shown: <MeasurementDialog {...measuring} measurement={{ date: '2026-10-01', weight_kg: 8 } as never} />,
    action: 'Save',
    file: 'insights/measurement-dialog',
  },
  'new drops': { shown: <DropsSheet {...drops} drops={[]} />, action: 'Add', file: 'drops/drops-sheet' },
  'the drops': {
    shown: <DropsSheet {...drops} drops={[drop as unknown as DropAnswer]} />,
    action: 'Add',
    file: 'drops/drops-sheet',
  },
  'drops changed': {
    shown: <DropsSheet {...drops} drops={[drop as unknown as DropAnswer]} />,
    press: 'Edit Vitamin D',
    action: 'Save',
    file: 'drops/drops-sheet',
  },
  'drops again': {
    shown: <AgainSheet drop={{ ...drop, doses: [] } as unknown as DropOfDay} onLog={nothing} {...close} />,
    action: 'Log',
    file: 'drops/again-sheet',
  },
  portions: {
    shown: (
      <PutAwaySheet baby="b1" dish={{ title: 'Dal', portions: 2 } as never} onStored={nothing} {...close} />
    ),
    action: 'Put',
    file: 'portions/put-away-sheet',
  },
  'a recipe logged': {
    shown: <LogRecipe baby={baby} recipe={{ id: 'r1', title: 'Dal' } as never} portion={90} />,
    press: 'Log it',
    action: 'Log',
    file: 'recipes/log-recipe',
  },
  'a recipe deleted': {
    shown: <OwnRecipeActions id="r1" title="Dal" />,
    press: 'Delete',
    action: 'Delete',
    file: 'recipes/own-recipe-actions',
  },
  filters: {
    shown: <FilterSheet baby={baby} filters={filters} onChange={nothing} onClear={nothing} {...close} />,
    action: 'Show',
    file: 'recipes/filter-sheet',
  },
  'a plan': {
    shown: <MakePlanDialog baby={baby} startDate="2026-11-20" onMade={nothing} {...close} />,
    action: 'Plan',
    file: 'plan/make-plan-dialog',
  },
  'a plan deleted': {
    shown: <PlanEnd plan={plan as unknown as MealPlanAnswer} isParent />,
    press: 'Delete this plan',
    action: 'Delete',
    file: 'plan/plan-end',
  },
  'a carer removed': {
    shown: <RemoveCarerDialog baby={baby} carer={carer} submission={saved} onRemove={nothing} {...close} />,
    action: 'Remove',
    file: 'babies/remove-carer-dialog',
  },
  'a baby deleted': {
    shown: <DeleteSection baby={baby} />,
    press: 'Delete Ada…',
    action: 'Delete',
    file: 'babies/delete-section',
  },
  'an account deleted': {
    shown: <DeleteAccountDialog profile={{ has_password: true } as never} onDeleted={nothing} {...close} />,
    action: 'Delete',
    file: '../accounts/profile/delete-account-dialog',
  },
  'signing out': {
    shown: <UnsavedDialog onStay={nothing} onLeave={nothing} />,
    action: 'Sign out',
    file: '../accounts/profile/unsaved-dialog',
  },
};

/** In these one chooses from a list, reads, or waits: no button does what the title says. */
const withoutAction = ['plan/move-dialog', 'plan/swap-dialog', 'plan/replan-button', 'recipes/cook-view'];

const idle = new Set(['a', 'an', 'the', 'it', 'for', 'this', 'your', 'or', 'and', 'to', 'in', 'you']);

/** The words that say something, without their endings. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  return words.filter((word) => !idle.has(word)).map((word) => word.replace(/(?<=..)(s|ged|ing)$/, ''));
}

it.each(Object.entries(cases))('%s: the title and the action say the same', async (_, each) => {
  render(each.shown);
  if (each.press !== undefined) await userEvent.click(screen.getByRole('button', { name: each.press }));
  const dialog = screen.getByRole('dialog');
  const title = within(dialog).getAllByRole('heading', { level: 2 })[0]?.textContent ?? '';
  expect(dialog).toHaveAccessibleName(title);
  if (each.type !== undefined) await userEvent.type(within(dialog).getByRole('textbox'), each.type);
  const named = await within(dialog).findAllByRole('button', { name: new RegExp(`^${each.action}`) });
  const action = named[0]?.textContent ?? '';
  const shared = wordsOf(title).filter((word) => wordsOf(action).includes(word));
  expect({ title, action, shared }).toEqual({
    title,
    action,
    shared: [expect.any(String), ...shared.slice(1)],
  });
});

it('a page is called in the browser as it calls itself', () => {
  const root = path.join(__dirname, '../../app/(site)/nutriai');
  const titles = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .map((code) => [/ title: '([^']+)'/.exec(code)?.[1], /<\w+\s+title="([^"]+)"/.exec(code)?.[1]])
    .filter(([ofTab, ofPage]) => ofTab !== undefined && ofPage !== undefined);
  expect(titles.length).toBeGreaterThan(12);
  expect(titles.filter(([ofTab, ofPage]) => ofTab !== ofPage)).toEqual([]);
});

it('reads every dialog', () => {
  const root = __dirname;
  const files = ['.', '../accounts/profile'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => path.join(folder, file))
      .filter((file) => /<(Sheet|Dialog)\b/.test(readFileSync(path.join(root, file), 'utf8'))),
  );
  const known = [...Object.values(cases).map(({ file }) => file), ...withoutAction];
  expect(files.map((file) => file.replace(/\.tsx$/, '')).sort()).toEqual([...new Set(known)].sort());
});
