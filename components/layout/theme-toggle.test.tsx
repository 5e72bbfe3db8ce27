import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { themeColours } from '@/lib/platform/http/theme';
import { SiteTheme } from './site-theme';
import { ThemeToggle } from './theme-toggle';

const button = () => screen.getByRole('button');
const shown = () => document.documentElement.dataset.theme;

// jsdom has no media queries; the site heeds none for its theme.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.theme = 'dark';
  document.head.innerHTML = '<meta name="theme-color" content="x">';
});

afterEach(() => jest.restoreAllMocks());

it('changes the theme there and back, and says what the next press does', async () => {
  const user = userEvent.setup();
  render(<ThemeToggle />, { wrapper: SiteTheme });
  expect(button()).toHaveAccessibleName('Switch to the light theme');
  await user.click(button());
  expect(shown()).toBe('light');
  expect(button()).toHaveAccessibleName('Switch to the dark theme');
  await user.click(button());
  expect(shown()).toBe('dark');
});

it('is remembered under the key that the specification names', async () => {
  render(<ThemeToggle />, { wrapper: SiteTheme });
  await userEvent.click(button());
  expect(localStorage.getItem('theme')).toBe('light');
});

it('colours the browser around the page', async () => {
  render(<ThemeToggle />, { wrapper: SiteTheme });
  await userEvent.click(button());
  expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute('content', themeColours.light);
});

it('is worked by the keyboard', async () => {
  const user = userEvent.setup();
  render(<ThemeToggle />, { wrapper: SiteTheme });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(shown()).toBe('light');
});

it('shows the theme that was chosen before', () => {
  localStorage.setItem('theme', 'light');
  render(<ThemeToggle />, { wrapper: SiteTheme });
  expect(button()).toHaveAccessibleName('Switch to the dark theme');
});

it.each(['purple', '', 'system', 'Light', '__proto__'])(
  'takes %j in the storage for the default',
  async (stored) => {
    localStorage.setItem('theme', stored);
    render(<ThemeToggle />, { wrapper: SiteTheme });
    expect(shown()).toBe('dark');
    expect(button()).toHaveAccessibleName('Switch to the light theme');
    await userEvent.click(button());
    expect(shown()).toBe('light');
  },
);

it('heeds no theme of another tab that the site does not have', () => {
  localStorage.setItem('theme', 'light');
  render(<ThemeToggle />, { wrapper: SiteTheme });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'purple' })));
  expect(shown()).toBe('dark');
});

it('leaves the storage alone until somebody chooses', () => {
  render(<ThemeToggle />, { wrapper: SiteTheme });
  expect(localStorage.getItem('theme')).toBeNull();
});

it('puts no script into the page that would run', () => {
  const { container } = render(<p>Pears</p>, { wrapper: SiteTheme });
  const scripts = [...container.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/json']);
});

it('changes in a browser that refuses to store anything', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<ThemeToggle />, { wrapper: SiteTheme });
  await userEvent.click(button());
  expect(shown()).toBe('light');
});

it('follows another tab, and no other entry of the storage', () => {
  render(<ThemeToggle />, { wrapper: SiteTheme });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
  expect(shown()).toBe('light');
  expect(button()).toHaveAccessibleName('Switch to the dark theme');
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: 'dark' })),
  );
  expect(shown()).toBe('light');
});

it('keeps two switches on one page, header and menu, the same', async () => {
  render(
    <>
      <ThemeToggle />
      <ThemeToggle />
    </>,
    { wrapper: SiteTheme },
  );
  const [first] = screen.getAllByRole('button');
  if (first) await userEvent.click(first);
  expect(screen.getAllByRole('button', { name: 'Switch to the dark theme' })).toHaveLength(2);
});
