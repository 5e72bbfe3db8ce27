import { searchPreview } from './search-preview-words';

const long =
  'When babies may have egg, how to cook it, how to cut it at each age, and how to begin with the first taste at home';

it('shows what fits as it stands', () => {
  const description = 'From about six months, cooked until firm: how to cut it at each age, with sources.';
  expect(searchPreview({ title: 'Eggs for babies', description, slug: 'eggs' })).toEqual({
    title: 'Eggs for babies',
    description,
    address: '/blog/eggs',
    warnings: [],
  });
});

it('cuts a long title at the end of a word, and says so', () => {
  const { title, warnings } = searchPreview({ title: long, description: `${long}.`, slug: '' });
  expect(title).toBe('When babies may have egg, how to cook it, how to cut it at …');
  expect(warnings).toEqual([`The title has ${long.length} characters; about 60 are shown.`]);
});

it('asks for more where a description says little', () => {
  const { warnings } = searchPreview({ title: 'Eggs', description: 'About eggs.', slug: 'eggs' });
  expect(warnings).toEqual(['The description has 11 characters; 70 or more say what the page answers.']);
});
