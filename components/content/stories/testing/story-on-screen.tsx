import { act, fireEvent, render, screen } from '@testing-library/react';
import { StoryPlayer } from '../story-player';
import { StorySlideFrame } from '../story-slide-frame';

export const pages = ['Wash', 'Cut', 'Serve', 'Watch'].map((label) => ({ label, dwellMs: 8_000 }));

/** A browser on the page of a story, as each test finds it. */
export function resetBrowser(): void {
  Object.assign(window, { PointerEvent: PointerEventOfJsdom });
  window.history.replaceState(null, '', '/web-stories/cut-it-like-this');
  answerMediaQueries({ reducedMotion: false, scripting: true });
}

/** jsdom leaves the pointer's own properties out. */
class PointerEventOfJsdom extends MouseEvent {
  readonly isPrimary: boolean;
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.isPrimary = init.isPrimary ?? false;
    this.pointerType = init.pointerType ?? '';
  }
}

export function Story() {
  return (
    <>
      <button type="button">Elsewhere</button>
      <StoryPlayer title="Cut it like this" pages={pages}>
        {pages.map(({ label }, index) => (
          <StorySlideFrame key={label} index={index}>
            <h2 tabIndex={-1}>{label}</h2>
            <a href={`/blog/${label}`}>Read {label}</a>
            <video aria-label={`Film of ${label}`} muted />
          </StorySlideFrame>
        ))}
      </StoryPlayer>
    </>
  );
}

export function showStory(hash = '') {
  if (hash) window.history.replaceState(null, '', `/web-stories/cut-it-like-this${hash}`);
  render(<Story />);
}

export function slides(): HTMLElement[] {
  return screen.getAllByRole('group', { hidden: true });
}

export function stage(): HTMLElement {
  const parent = slides()[0]?.parentElement;
  if (!parent) throw new Error('the player shows no slide');
  return parent;
}

export function currentSlide(): string | null {
  const [current, ...more] = slides().filter((slide) => slide.dataset.state === 'current');
  expect(more).toHaveLength(0);
  return current?.querySelector('h2')?.textContent ?? null;
}

export function liveRegion(): Element {
  const region = document.querySelector('[aria-live="polite"]');
  if (!region) throw new Error('the player has no live region');
  return region;
}

export function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

export function focus(role: 'button' | 'link', name: string) {
  act(() => screen.getByRole(role, { name }).focus());
}

export function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

export function changeHash(hash: string) {
  act(() => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

/** On a stage that is 360 px wide and starts at 0. */
export function tap(clientX: number) {
  jest.spyOn(stage(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 640));
  fireEvent.pointerDown(stage(), { clientX, clientY: 300, isPrimary: true, button: 0 });
  fireEvent.pointerUp(stage(), { clientX, clientY: 300, isPrimary: true, button: 0 });
}

export function swipe({ from, to }: { from: number; to: number }) {
  fireEvent.touchStart(stage(), { touches: [{ clientX: from, clientY: 300 }] });
  fireEvent.touchEnd(stage(), { changedTouches: [{ clientX: to, clientY: 310 }] });
}

export function hideTab() {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  hidden.mockRestore();
}

/** jsdom has no media queries. */
export function answerMediaQueries({
  reducedMotion,
  scripting,
}: {
  reducedMotion: boolean;
  scripting: boolean;
}) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('scripting') ? scripting : !reducedMotion,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
