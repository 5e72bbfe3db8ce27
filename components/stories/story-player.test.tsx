import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StoryPlayer } from './story-player';
import { StorySlideFrame } from './story-slide-frame';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const pages = ['Wash', 'Cut', 'Serve', 'Watch'].map((label) => ({ label, dwellMs: 8_000 }));

beforeAll(() => {
  Object.assign(window, { PointerEvent: PointerEventOfJsdom });
});

beforeEach(() => {
  push.mockClear();
  window.history.replaceState(null, '', '/web-stories/cut-it-like-this');
  answerMediaQueries({ reducedMotion: false, scripting: true });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('turning pages', () => {
  it('shows the first slide alone and puts the others out of reach', () => {
    showStory();
    expect(currentSlide()).toBe('Wash');
    expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true, true]);
  });

  it('goes on and back by the buttons and says where the reader is', async () => {
    showStory();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(currentSlide()).toBe('Cut');
    expect(screen.getByText('2 / 4')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(currentSlide()).toBe('Wash');
    expect(screen.getByText('1 / 4')).toBeVisible();
  });

  it('names each slide by its number', () => {
    showStory();
    const player = screen.getByRole('region', { name: 'Cut it like this' });
    expect(player).toHaveAttribute('aria-roledescription', 'carousel');
    expect(within(player).getByRole('group', { name: '1 of 4' })).toHaveAttribute(
      'aria-roledescription',
      'slide',
    );
  });

  it('tells screen readers only about moves that the reader made', async () => {
    showStory();
    expect(liveRegion()).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(liveRegion()).toHaveTextContent('2 of 4: Cut');
  });

  it('keeps the focus on Previous when the first slide is reached', async () => {
    showStory();
    const previous = screen.getByRole('button', { name: 'Previous' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(previous).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(previous);
    expect(previous).toHaveFocus();
  });

  it('offers more stories on the last slide and leads the focus, whose button is gone, to the heading', async () => {
    showStory('#page-3');
    focus('button', 'Next');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'More stories' })).toHaveAttribute('href', '/web-stories');
    expect(screen.getByRole('heading', { name: 'Watch' })).toHaveFocus();
  });
});

describe('the keyboard', () => {
  it('turns pages with the arrow keys, Home and End', async () => {
    showStory();
    focus('button', 'Next');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(currentSlide()).toBe('Serve');
    await userEvent.keyboard('{ArrowLeft}');
    expect(currentSlide()).toBe('Cut');
    await userEvent.keyboard('{End}');
    expect(currentSlide()).toBe('Watch');
    await userEvent.keyboard('{Home}');
    expect(currentSlide()).toBe('Wash');
  });

  it('takes arrow keys on arrival, but leaves Home and End to the page', async () => {
    showStory();
    await userEvent.keyboard('{ArrowRight}');
    expect(currentSlide()).toBe('Cut');
    await userEvent.keyboard('{End}');
    expect(currentSlide()).toBe('Cut');
  });

  it('leaves keys alone that are meant for something else', async () => {
    showStory();
    focus('link', 'Elsewhere');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    focus('button', 'Next');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}');
    expect(currentSlide()).toBe('Wash');
    expect(push).not.toHaveBeenCalled();
  });

  it('turns one page for Space on Next, and none for Space elsewhere', async () => {
    showStory();
    await userEvent.keyboard(' ');
    expect(currentSlide()).toBe('Wash');
    focus('button', 'Next');
    await userEvent.keyboard(' ');
    expect(currentSlide()).toBe('Cut');
  });

  it('leads the focus out of a slide that the arrow keys put away', async () => {
    showStory();
    focus('link', 'Read Wash');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('heading', { name: 'Cut' })).toHaveFocus();
  });

  it('leaves to the list with Escape', async () => {
    showStory();
    focus('button', 'Next');
    await userEvent.keyboard('{Escape}');
    expect(push).toHaveBeenCalledWith('/web-stories');
  });
});

describe('the address', () => {
  it('opens the slide that it names', () => {
    showStory('#page-3');
    expect(currentSlide()).toBe('Serve');
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('follows the reader without a step in the history', async () => {
    showStory();
    const before = window.history.length;
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(window.location.hash).toBe('#page-2');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(window.location.href).toMatch(/\/web-stories\/cut-it-like-this$/);
    expect(window.history.length).toBe(before);
  });

  it('hands on what the router keeps in the history entry', async () => {
    window.history.replaceState({ __NA: true }, '', '/web-stories/cut-it-like-this');
    showStory();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(window.history.state).toEqual({ __NA: true });
  });

  it('moves when it changes, and stays for an address of something else on the page', () => {
    showStory();
    changeHash('#page-4');
    expect(currentSlide()).toBe('Watch');
    changeHash('#sources');
    expect(currentSlide()).toBe('Watch');
  });
});

describe('taps and swipes', () => {
  it('goes back on the left third and on anywhere else', () => {
    showStory('#page-2');
    tap(200);
    expect(currentSlide()).toBe('Serve');
    tap(90);
    expect(currentSlide()).toBe('Cut');
  });

  it('leaves links to themselves', () => {
    showStory();
    const link = screen.getByRole('link', { name: 'Read Wash' });
    fireEvent.pointerDown(link, { clientX: 200, isPrimary: true, button: 0 });
    fireEvent.pointerUp(link, { clientX: 200, isPrimary: true, button: 0 });
    expect(currentSlide()).toBe('Wash');
  });

  it('forgets a press that the browser took over for scrolling', () => {
    showStory();
    fireEvent.pointerDown(stage(), { clientX: 200, isPrimary: true, button: 0 });
    fireEvent.pointerCancel(stage());
    fireEvent.pointerUp(stage(), { clientX: 200, isPrimary: true, button: 0 });
    expect(currentSlide()).toBe('Wash');
  });

  it('follows a swipe of one finger, and leaves two to the browser', () => {
    showStory();
    swipe({ from: 300, to: 120 });
    expect(currentSlide()).toBe('Cut');
    swipe({ from: 120, to: 300 });
    expect(currentSlide()).toBe('Wash');
    const [first, second] = [{ clientX: 300 }, { clientX: 100 }];
    fireEvent.touchStart(stage(), { touches: [first, second] });
    fireEvent.touchEnd(stage(), { changedTouches: [{ clientX: 40 }] });
    expect(currentSlide()).toBe('Wash');
  });
});

describe('turning by itself', () => {
  it('does nothing until the reader asks for it', () => {
    jest.useFakeTimers();
    showStory();
    pass(60_000);
    expect(currentSlide()).toBe('Wash');
  });

  it('turns a page when its time is over, says nothing, and ends on the last slide', () => {
    jest.useFakeTimers();
    showStory();
    press('Play the story');
    pass(7_999);
    expect(currentSlide()).toBe('Wash');
    pass(1);
    expect(currentSlide()).toBe('Cut');
    expect(liveRegion()).toBeEmptyDOMElement();
    pass(8_000);
    pass(8_000);
    expect(currentSlide()).toBe('Watch');
    expect(screen.getByRole('button', { name: 'Play the story' })).toBeInTheDocument();
  });

  it('starts again from the front after the last slide', () => {
    jest.useFakeTimers();
    showStory('#page-4');
    press('Play the story');
    expect(currentSlide()).toBe('Wash');
    pass(8_000);
    expect(currentSlide()).toBe('Cut');
  });

  it.each<[string, () => void]>([
    ['the Pause button', () => press('Pause the story')],
    [
      'a key',
      () => fireEvent.keyDown(screen.getByRole('button', { name: 'Pause the story' }), { key: 'Tab' }),
    ],
    ['the focus moving on inside', () => focus('button', 'Next')],
    ['the mouse over the stage', () => fireEvent.pointerEnter(stage(), { pointerType: 'mouse' })],
    ['a tap', () => tap(90)],
    ['a hidden tab', hideTab],
  ])('stops for %s', (_name, interrupt) => {
    jest.useFakeTimers();
    showStory();
    press('Play the story');
    interrupt();
    pass(60_000);
    expect(currentSlide()).toBe('Wash');
    expect(screen.getByRole('button', { name: 'Play the story' })).toBeInTheDocument();
  });

  it('does not exist for readers who want no motion', () => {
    answerMediaQueries({ reducedMotion: true, scripting: true });
    showStory();
    expect(screen.queryByRole('button', { name: 'Play the story' })).not.toBeInTheDocument();
  });

  it('is the first stop of the keyboard', async () => {
    showStory();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Play the story' })).toHaveFocus();
  });
});

describe('without scripts', () => {
  it('holds every slide in the first HTML, none of them out of reach', () => {
    const html = renderToString(<Story />);
    for (const { label } of pages) expect(html).toContain(`<h2 tabindex="-1">${label}</h2>`);
    expect(html).not.toContain('inert');
  });

  it('takes nothing out of reach in a browser whose style sheet shows the list', () => {
    answerMediaQueries({ reducedMotion: false, scripting: false });
    showStory();
    expect(slides().some((slide) => slide.hasAttribute('inert'))).toBe(false);
  });
});

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

function Story() {
  return (
    <>
      <a href="/elsewhere">Elsewhere</a>
      <StoryPlayer title="Cut it like this" pages={pages}>
        {pages.map(({ label }, index) => (
          <StorySlideFrame key={label} index={index}>
            <h2 tabIndex={-1}>{label}</h2>
            <a href={`/blog/${label}`}>Read {label}</a>
          </StorySlideFrame>
        ))}
      </StoryPlayer>
    </>
  );
}

function showStory(hash = '') {
  if (hash) window.history.replaceState(null, '', `/web-stories/cut-it-like-this${hash}`);
  render(<Story />);
}

function slides(): HTMLElement[] {
  return screen.getAllByRole('group', { hidden: true });
}

function stage(): HTMLElement {
  const parent = slides()[0]?.parentElement;
  if (!parent) throw new Error('the player shows no slide');
  return parent;
}

function currentSlide(): string | null {
  const [current, ...more] = slides().filter((slide) => slide.dataset.state === 'current');
  expect(more).toHaveLength(0);
  return current?.querySelector('h2')?.textContent ?? null;
}

function liveRegion(): Element {
  const region = document.querySelector('[aria-live="polite"]');
  if (!region) throw new Error('the player has no live region');
  return region;
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

function focus(role: 'button' | 'link', name: string) {
  act(() => screen.getByRole(role, { name }).focus());
}

function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

function changeHash(hash: string) {
  act(() => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

/** On a stage that is 360 px wide and starts at 0. */
function tap(clientX: number) {
  jest.spyOn(stage(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 640));
  fireEvent.pointerDown(stage(), { clientX, clientY: 300, isPrimary: true, button: 0 });
  fireEvent.pointerUp(stage(), { clientX, clientY: 300, isPrimary: true, button: 0 });
}

function swipe({ from, to }: { from: number; to: number }) {
  fireEvent.touchStart(stage(), { touches: [{ clientX: from, clientY: 300 }] });
  fireEvent.touchEnd(stage(), { changedTouches: [{ clientX: to, clientY: 310 }] });
}

function hideTab() {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  hidden.mockRestore();
}

/** jsdom has no media queries. */
function answerMediaQueries({ reducedMotion, scripting }: { reducedMotion: boolean; scripting: boolean }) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('scripting') ? scripting : !reducedMotion,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
