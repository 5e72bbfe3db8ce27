import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerMediaQueries,
  currentSlide,
  focus,
  hideTab,
  liveRegion,
  pass,
  press,
  resetBrowser,
  showStory,
  stage,
  tap,
} from './testing/story-on-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeEach(resetBrowser);

afterEach(() => {
  jest.useRealTimers();
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
