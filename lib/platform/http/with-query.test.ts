import { withQuery } from './with-query';

it('keeps what an address was asked with, and adds nothing where there was nothing', () => {
  expect(withQuery('/dal', { servings: '6', baby: ['a', 'b&c'], none: undefined })).toBe(
    '/dal?servings=6&baby=a&baby=b%26c',
  );
  expect(withQuery('/dal', {})).toBe('/dal');
});
