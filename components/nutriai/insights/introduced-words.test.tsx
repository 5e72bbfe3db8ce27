import { render, screen } from '@testing-library/react';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { AllergenSection } from './allergen-section';

type Exposure = InsightsAnswer['allergens']['exposures'][number];

const egg: Exposure = {
  code: 'egg',
  name: 'egg',
  status: 'tolerated',
  first: null,
  last: null,
  times: 0,
  reaction: 'none',
  suspicion: 'none',
  is_undated: true,
  kept_up: true,
};

const logged = { first: '2026-08-13', last: '2026-08-13', times: 1 };

it.each<[Partial<Exposure>, string]>([
  [{}, 'Before you joined, date unknown'],
  [logged, 'Before you joined; in the log since 13 Aug 2026, on 1 day'],
  [{ ...logged, is_undated: false }, 'Since 13 Aug 2026, on 1 day'],
  [{ status: 'reacted', reaction: 'mild' }, 'Mild reaction, last eaten before you joined, date unknown'],
  [
    { status: 'suspected', suspicion: 'mild', is_undated: false },
    'Mild reaction to the meal, last eaten on an unknown day',
  ],
])('%j: %s', (known, words) => {
  const allergens = { exposures: [{ ...egg, ...known }], due: [], offer_again: [], paused: null, advice: '' };
  render(<AllergenSection allergens={{ ...allergens, sources: [] }} today="2026-11-30" />);
  expect(screen.getByText(words)).toBeInTheDocument();
});
