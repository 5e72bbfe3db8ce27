import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  answerMediaQueries,
  changeHash,
  currentSlide,
  focus,
  liveRegion,
  pages,
  resetBrowser,
  showStory,
  slides,
  Story,
} from './testing/story-on-screen';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
  push.mockClear();
  resetBrowser();
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
    focus('button', 'Elsewhere');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    focus('button', 'Next');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}');
    expect(currentSlide()).toBe('Wash');
    expect(push).not.toHaveBeenCalled();
  });

  it('leaves a film in focus its own keys, but not Escape', () => {
    showStory();
    const film = screen.getByLabelText('Film of Wash');
    for (const key of ['ArrowRight', 'End', ' ']) fireEvent.keyDown(film, { key });
    expect(currentSlide()).toBe('Wash');
    fireEvent.keyDown(film, { key: 'Escape' });
    expect(push).toHaveBeenCalledWith('/web-stories');
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

describe('without scripts', () => {
  it('holds every slide in the first HTML, none of them out of reach', () => {
    const html = renderToString(<Story />);
    for (const { label } of pages) expect(html).toContain(`<h2 tabindex="-1">${label}</h2>`);
    expect(html).not.toContain('inert');
  });

  it('turns nothing and takes nothing out of reach in a browser whose style sheet shows the list', async () => {
    answerMediaQueries({ reducedMotion: false, scripting: false });
    showStory();
    await userEvent.keyboard('{ArrowRight}');
    expect(slides().some((slide) => slide.hasAttribute('inert'))).toBe(false);
    expect(window.location.hash).toBe('');
  });
});
