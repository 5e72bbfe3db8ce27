import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { themeColours } from '@/lib/platform/http/theme';
import { ThemeToggle } from './theme-toggle';

const button = () => screen.getByRole('button');
const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.theme = 'dark';
  document.head.innerHTML = '<meta name="theme-color" content="x">';
});

afterEach(() => jest.restoreAllMocks());

it('changes the theme there and back, and says what the next press does', async () => {
  const user = userEvent.setup();
  render(<ThemeToggle />);
  expect(button()).toHaveAccessibleName('Switch to the light theme');
  await user.click(button());
  expect(shown()).toBe('light');
  expect(button()).toHaveAccessibleName('Switch to the dark theme');
  await user.click(button());
  expect(shown()).toBe('dark');
});

it('is remembered under the key that the specification names', async () => {
  render(<ThemeToggle />);
  await userEvent.click(button());
  expect(localStorage.getItem('theme')).toBe('light');
});

it('colours the browser around the page', async () => {
  render(<ThemeToggle />);
  await userEvent.click(button());
  expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute('content', themeColours.light);
});

it('is worked by the keyboard', async () => {
  const user = userEvent.setup();
  render(<ThemeToggle />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(shown()).toBe('light');
});

it('shows the theme that the first paint already had', () => {
  document.documentElement.dataset.theme = 'light';
  render(<ThemeToggle />);
  expect(button()).toHaveAccessibleName('Switch to the dark theme');
});

it('changes in a browser that refuses to store anything', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<ThemeToggle />);
  await userEvent.click(button());
  expect(shown()).toBe('light');
});

it('follows another tab, and no other entry of the storage', () => {
  render(<ThemeToggle />);
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
  );
  const [first] = screen.getAllByRole('button');
  if (first) await userEvent.click(first);
  expect(screen.getAllByRole('button', { name: 'Switch to the dark theme' })).toHaveLength(2);
});
