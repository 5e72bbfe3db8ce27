import type { RecipeReadAnswer } from '../../../contract/nutriai-recipes';
import { fillDraft } from './fill-draft';
import { emptyDraft, newLine } from './recipe-draft';
import { sharedText, withoutControls } from './shared-text';

const read: RecipeReadAnswer = {
  source: 'text',
  title: 'Banana pancakes',
  meal: 'breakfast',
  minutes: 15,
  servings: 6,
  ingredients: ['1 banana', '1 egg'],
  steps: ['Mash.', 'Fry.'],
  not_used: ['Follow us'],
};
const textsOf = ({ lines }: { lines: readonly { text: string }[] }) => lines.map(({ text }) => text);

describe('fillDraft', () => {
  it('fills an empty draft', () => {
    const { draft, notUsed } = fillDraft(emptyDraft(8), read);
    expect(draft).toMatchObject({
      title: 'Banana pancakes',
      meal: 'breakfast',
      minutes: '15',
      servings: '6',
      steps: 'Mash.\nFry.',
      age: '8',
    });
    expect(textsOf(draft)).toEqual(['1 banana', '1 egg']);
    expect(notUsed).toEqual(['Follow us']);
  });

  it('keeps all that was written before', () => {
    const written = {
      ...emptyDraft(8),
      title: 'Mine',
      minutes: '5',
      servings: '2',
      steps: '1. Wash hands.',
      lines: [newLine('20 g oats'), newLine('')],
    };
    const { draft, notUsed } = fillDraft(written, read);
    expect(draft).toMatchObject({
      title: 'Mine',
      meal: 'lunch',
      minutes: '5',
      servings: '2',
      steps: 'Wash hands.\nMash.\nFry.',
    });
    expect(textsOf(draft)).toEqual(['20 g oats', '1 banana', '1 egg']);
    expect(notUsed).toEqual(['Banana pancakes', 'Follow us']);
  });

  it('names no title that it took', () => {
    const { draft, notUsed } = fillDraft({ ...emptyDraft(8), minutes: '20' }, read);
    expect(draft.title).toBe('Banana pancakes');
    expect(notUsed).toEqual(['Follow us']);
  });

  it('names the ingredients that have no room', () => {
    const ingredients = Array.from({ length: 40 }, (_, index) => `${index + 1} g oats`);
    const { draft, notUsed } = fillDraft(
      { ...emptyDraft(8), lines: [newLine('1 egg')] },
      { ...read, ingredients },
    );
    expect(draft.lines).toHaveLength(40);
    expect(notUsed).toContain('40 g oats');
  });

  it('leaves a draft as it is where nothing was found', () => {
    const draft = emptyDraft(8);
    const nothing = {
      title: '',
      meal: null,
      minutes: null,
      servings: null,
      ingredients: [],
      steps: [],
      not_used: [],
    };
    expect(fillDraft(draft, { ...read, ...nothing }).draft).toEqual(draft);
  });
});

describe('sharedText', () => {
  it.each([
    [
      '?title=Soup&text=2%20carrots%0ABoil.&url=https%3A%2F%2Fa.b%2Fc',
      'Soup\n2 carrots\nBoil.\nhttps://a.b/c',
    ],
    ['?title=Soup&text=Soup%20https%3A%2F%2Fa.b%2Fc&url=https%3A%2F%2Fa.b%2Fc', 'Soup https://a.b/c'],
    ['?title=Soup&text=Soup', 'Soup'],
    ['?text=https%3A%2F%2Fa.b%2Fc', 'https://a.b/c'],
    ['?utm_source=x', ''],
    ['', ''],
  ])('reads %s', (search, text) => {
    expect(sharedText(search)).toBe(text);
  });
});

test('control characters and broken letters become spaces, line breaks stay', () => {
  expect(withoutControls('a\u000bb\u0000c\r\n\td\ud800')).toBe('a b c\r\n\td\ufffd');
});
