import { render, screen, within } from '@testing-library/react';
import { AlongStory } from '@/components/content/stories/along-story';
import { ReadingList } from './reading-list';

jest.mock('@/lib/content/relations/related-pages', () => ({}));

const page = (title: string, path: string, note = 'Article') => ({ title, path, note });

it('lists pages under a heading, each with what it is', () => {
  render(
    <ReadingList
      id="more"
      title="Read more"
      pages={[page('Iron', '/blog/iron'), page('Breakfasts', '/web-stories/breakfasts', 'Web story')]}
    />,
  );
  const items = within(screen.getByRole('region', { name: 'Read more' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['IronArticle', 'BreakfastsWeb story']);
  expect(screen.getByRole('link', { name: 'Iron' })).toHaveAttribute('href', '/blog/iron');
});

it('shows no heading over nothing', () => {
  expect(render(<ReadingList id="more" title="Read more" pages={[]} />).container).toBeEmptyDOMElement();
});

it('leads from a web story to its foods, articles and recipes, as far as there are any', () => {
  const { rerender } = render(
    <AlongStory
      related={{
        foods: [{ id: 'egg', name: 'Egg', path: '/nutriai/foods/egg' }],
        articles: [page('How to serve eggs', '/blog/how-to-serve-eggs')],
        recipes: [page('Soft omelette', '/nutriai/recipes/soft-omelette', '6+ months, 10 min')],
      }}
    />,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Foods in this story',
    'Read more',
    'Recipes that go with it',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/nutriai/foods/egg',
    '/blog/how-to-serve-eggs',
    '/nutriai/recipes/soft-omelette',
  ]);
  rerender(<AlongStory related={{ foods: [], articles: [], recipes: [] }} />);
  expect(screen.queryAllByRole('heading')).toEqual([]);
});
