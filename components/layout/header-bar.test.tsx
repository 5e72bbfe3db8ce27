import { fireEvent, render, screen } from '@testing-library/react';
import { HeaderBar } from './header-bar';

const header = () => screen.getByRole('banner');

function scrollTo(pixels: number): void {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => scrollTo(0));

it('looks scrolled from the first pixel on, and only then', () => {
  render(<HeaderBar>Little Pear</HeaderBar>);
  expect(header()).toHaveAttribute('data-scrolled', 'false');
  for (const [pixels, isScrolled] of [
    [1, 'true'],
    [500, 'true'],
    [0, 'false'],
    [0.5, 'true'],
    // Safari's rubber band.
    [-20, 'false'],
  ] as const) {
    scrollTo(pixels);
    expect([pixels, header().dataset.scrolled]).toEqual([pixels, isScrolled]);
  }
});

it('looks scrolled at once on a page that opens further down', () => {
  scrollTo(1);
  render(<HeaderBar>Little Pear</HeaderBar>);
  expect(header()).toHaveAttribute('data-scrolled', 'true');
});

it('stops listening when it is gone', () => {
  const removed = jest.spyOn(window, 'removeEventListener');
  render(<HeaderBar>Little Pear</HeaderBar>).unmount();
  expect(removed).toHaveBeenCalledWith('scroll', expect.any(Function));
});
