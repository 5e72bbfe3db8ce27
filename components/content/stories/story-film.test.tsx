import { fireEvent, render, screen } from '@testing-library/react';
import { exampleVideo } from '@/lib/content/publishing/amp/testing/example-story';
import { SlidePositionContext } from './slide-position-context';
import { StoryFilm } from './story-film';
import { answerMediaQueries } from './testing/story-on-screen';

const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();

function Slide({ shown, isPlayer = true }: { shown: number; isPlayer?: boolean }) {
  return (
    <SlidePositionContext value={{ index: shown, left: null, count: 4, isPlayer }}>
      <StoryFilm video={exampleVideo} index={1} />
    </SlidePositionContext>
  );
}

const film = () => screen.getByLabelText<HTMLVideoElement>('Two hands cut a pear in four');

beforeEach(() => {
  play.mockClear();
  pause.mockClear();
  answerMediaQueries({ reducedMotion: false, scripting: true });
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

it('has controls, no sound, its size, its poster and its captions, and loads nothing ahead', () => {
  render(<Slide shown={0} />);
  expect(film()).toMatchObject({ controls: true, muted: true, preload: 'none', width: 720, height: 1280 });
  expect(film()).toHaveAttribute('playsinline');
  expect(film()).toHaveAttribute('poster', '/media/images/pear-960x1707.webp');
  expect(film().querySelector('source')).toHaveAttribute('type', 'video/mp4');
  expect(film().querySelector('track')).toMatchObject({ kind: 'captions', srclang: 'en', default: true });
  expect(play).not.toHaveBeenCalled();
});

it('asks for the length of a film that is on the first page', () => {
  render(<StoryFilm video={{ ...exampleVideo, captions: null }} index={0} />);
  expect(film().preload).toBe('metadata');
  expect(film().querySelector('track')).toBeNull();
});

it('plays on the slide being read and stops when it goes away', () => {
  const { rerender } = render(<Slide shown={0} />);
  rerender(<Slide shown={1} />);
  expect(play).toHaveBeenCalledTimes(1);
  pause.mockClear();
  rerender(<Slide shown={2} />);
  expect(pause).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledTimes(1);
});

it('does not start by itself with the sound that the reader has put on', () => {
  const { rerender } = render(<Slide shown={1} />);
  play.mockClear();
  film().muted = false;
  fireEvent(film(), new Event('volumechange'));
  rerender(<Slide shown={2} />);
  rerender(<Slide shown={1} />);
  expect(play).not.toHaveBeenCalled();
});

it.each<[string, () => void]>([
  ['wants no motion', () => answerMediaQueries({ reducedMotion: true, scripting: true })],
  [
    'saves data',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  ],
])('waits for a reader who %s', (_who, prepare) => {
  prepare();
  render(<Slide shown={1} />);
  expect(play).not.toHaveBeenCalled();
});

it('leaves the film to the reader where the slides stand below each other', () => {
  const { rerender } = render(<Slide shown={1} isPlayer={false} />);
  rerender(<Slide shown={2} isPlayer={false} />);
  expect(play).not.toHaveBeenCalled();
  expect(pause).not.toHaveBeenCalled();
});

it('stays still when the browser refuses to play', async () => {
  play.mockRejectedValueOnce(new DOMException('not now', 'NotAllowedError'));
  render(<Slide shown={1} />);
  await Promise.resolve();
  expect(pause).toHaveBeenCalledTimes(1);
});
