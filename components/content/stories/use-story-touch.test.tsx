import { fireEvent, screen } from '@testing-library/react';
import { currentSlide, resetBrowser, showStory, stage, swipe, tap } from './testing/story-on-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeEach(resetBrowser);

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

  it('leaves a film to its own controls', () => {
    showStory();
    const film = screen.getByLabelText('Film of Wash');
    fireEvent.pointerDown(film, { clientX: 200, isPrimary: true, button: 0 });
    fireEvent.pointerUp(film, { clientX: 200, isPrimary: true, button: 0 });
    fireEvent.touchStart(film, { touches: [{ clientX: 300 }] });
    fireEvent.touchEnd(film, { changedTouches: [{ clientX: 40 }] });
    expect(currentSlide()).toBe('Wash');
  });
});
