import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import { RecipeArticle } from './recipe-article';
import { recipePage } from '@/lib/content/reading/recipes/recipe-page';

let status = 'signed-out';
let babies: Partial<BabyAnswer>[] = [];
let recipe: Partial<MemberRecipeDetail> | undefined;

jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => ({ status }) }));
jest.mock('@/lib/content/publishing/metadata', () => ({ absoluteUrl: (path: string) => path }));
jest.mock('@/components/content/blog/share-post', () => ({ SharePost: () => null }));
jest.mock('@/components/content/helpful/was-it-helpful', () => ({ WasItHelpful: () => null }));
jest.mock('@/components/nutriai/shell/log-sync', () => ({ LogSync: () => null }));
jest.mock('@/components/nutriai/recipes/use-recipe', () => ({ useRecipe: () => ({ recipe }) }));
jest.mock('@/components/nutriai/shell/baby-provider', () => ({
  BabyProvider: ({ children }: { children: unknown }) => children,
  useBabies: () => ({ babies, chosen: babies[0], choose: jest.fn() }),
}));

const ada = { id: 'b1', name: 'Ada', age_months: 7 };
const avocado = {
  ...{ food: 'avocado', name: 'Avocado', grams: 40, household: '40 g', preparation: '', state: null },
  ...{ line: null, is_counted: true },
};
const finding = {
  kind: 'avoid',
  severity: 'block',
  message: 'Egg is on your list.',
  foods: ['egg'],
  food: 'egg',
};
const safety = (verdict: 'allow' | 'block') => ({
  ...{ verdict, unknown: [], serve: [] },
  findings: verdict === 'block' ? [finding] : [],
});

function open(): void {
  const page = recipePage('egg-avocado-mash');
  if (page === null) throw new Error('There is no such recipe.');
  render(<RecipeArticle page={page} reading={[]} />);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/nutriai/recipes/egg-avocado-mash');
  status = 'signed-in';
  babies = [ada];
  recipe = {
    ...{
      id: 'egg-avocado-mash',
      title: 'Egg and avocado mash',
      servings: 2,
      serving_g: 75,
      is_favorite: false,
      ingredients: [avocado],
      textures: [{ from_months: 6, text: 'Smooth' }],
    },
    safety: safety('allow'),
    for_baby: { safety: safety('block'), portion_g: 60, nutrients: {}, day: {} },
  } as unknown as MemberRecipeDetail;
});

describe('a recipe’s page', () => {
  it('says what the recipe is for the member’s baby, and cooks and logs it from there', async () => {
    open();
    const panel = await screen.findByRole('region', { name: 'This recipe for Ada' });
    expect(panel).toHaveTextContent('Not for Ada, 7 months, as it is');
    expect(screen.getByRole('link', { name: 'Cook' })).toHaveAttribute(
      'href',
      '/nutriai/cookbook/egg-avocado-mash/cook',
    );
    expect(screen.getByRole('button', { name: 'Log it' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Favourite: Egg and avocado mash' })).toBeVisible();
  });

  it('offers a visitor to cook it, and a member once', async () => {
    open();
    await screen.findByRole('link', { name: 'Cook' });
    expect(screen.queryByRole('link', { name: 'Cook it for your baby' })).toBeNull();
    cleanup();
    status = 'signed-out';
    open();
    expect(screen.getByRole('link', { name: 'Cook it for your baby' })).toHaveAttribute(
      'href',
      '/nutriai/cookbook/egg-avocado-mash/cook',
    );
  });

  it('lists the ingredients for as many servings as a member asks for, and cooks so many', async () => {
    open();
    const need = screen.getByRole('region', { name: 'You need' });
    fireEvent.click(await within(need).findByRole('button', { name: 'One serving more' }));
    expect(await within(need).findByText('60 g')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cook' })).toHaveAttribute(
      'href',
      '/nutriai/cookbook/egg-avocado-mash/cook?servings=3',
    );
    fireEvent.click(within(need).getByRole('button', { name: 'One serving fewer' }));
    expect(window.location.search).toBe('');
    expect(within(need).queryByText('60 g')).toBeNull();
  });

  it.each([
    ['a visitor', () => void (status = 'signed-out')],
    ['a member without a baby', () => void (babies = [])],
  ])('is the same as ever for %s', async (_, become) => {
    become();
    open();
    expect(await screen.findByRole('heading', { name: 'Do this' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /This recipe for/ })).toBeNull();
  });

  it('says nothing of the baby before it knows', async () => {
    recipe = undefined;
    open();
    await screen.findByRole('region', { name: 'This recipe for Ada' });
    expect(screen.queryByText(/Ada, 7 months/)).toBeNull();
  });
});
