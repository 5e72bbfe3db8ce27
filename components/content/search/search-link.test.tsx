import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';
import { SearchLink } from './search-link';
import { ShortcutSetting } from './shortcut-setting';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));

beforeEach(() => {
  localStorage.clear();
  push.mockClear();
});

const field = <SearchField id="field" query="eggs" />;
/** Its role changes once it is used. */
const box = () => screen.getByDisplayValue('eggs');

it('leads to the search page', () => {
  render(<SearchLink />);
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});

it('“/” goes to the field of the page', async () => {
  const user = userEvent.setup();
  render(
    <>
      <SearchLink />
      {field}
    </>,
  );
  await user.keyboard('/');
  expect(box()).toHaveFocus();
  expect(push).not.toHaveBeenCalled();
});

it('“/” goes to the search page where there is no field, and its field takes the focus', async () => {
  const user = userEvent.setup();
  render(<SearchLink />);
  await user.keyboard('/');
  expect(push).toHaveBeenCalledWith('/search');
  const next = render(field);
  expect(box()).toHaveFocus();
  next.unmount();
  render(field);
  expect(box()).not.toHaveFocus();
});

it.each([
  ['a field', <input key="x" aria-label="there" />],
  ['a text', <textarea key="x" aria-label="there" />],
])('“/” is a letter in %s', async (_what, element) => {
  const user = userEvent.setup();
  render(
    <>
      <SearchLink />
      {element}
    </>,
  );
  const there = screen.getByLabelText('there');
  await user.type(there, '1/2');
  expect(there).toHaveValue('1/2');
  expect(push).not.toHaveBeenCalled();
});

it('“/” with another key is left to the browser, and so is “/” while a dialog is open', async () => {
  const user = userEvent.setup();
  render(<SearchLink />);
  await user.keyboard('{Control>}/{/Control}{Meta>}/{/Meta}{Alt>}/{/Alt}');
  render(<dialog open>Sign in</dialog>);
  await user.keyboard('/');
  expect(push).not.toHaveBeenCalled();
});

it('the key can be switched off and on, and stays so', async () => {
  const user = userEvent.setup();
  render(
    <>
      <SearchLink />
      <ShortcutSetting />
    </>,
  );
  const setting = screen.getByRole('checkbox', { name: 'Press / on any page to search', hidden: true });
  expect(setting).toBeChecked();
  await user.click(setting);
  expect(setting).not.toBeChecked();
  setting.blur();
  await user.keyboard('/');
  expect(push).not.toHaveBeenCalled();
  expect(localStorage.getItem('search-shortcut')).toBe('off');
  await user.click(setting);
  setting.blur();
  await user.keyboard('/');
  expect(push).toHaveBeenCalledWith('/search');
});
