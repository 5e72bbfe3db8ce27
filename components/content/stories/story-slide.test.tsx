import { render, screen } from '@testing-library/react';
import { examplePage, exampleStory, exampleVideo } from '@/lib/content/publishing/amp/testing/example-story';
import { StorySlide } from './story-slide';
import { resetBrowser } from './testing/story-on-screen';

beforeEach(resetBrowser);

const quiz = exampleStory().pages[4]?.quiz ?? null;
const article = { title: 'Cutting food safely', path: '/blog/cutting-food-safely' };

function show(changes: Parameters<typeof examplePage>[0], relatedPost: typeof article | null = null) {
  return render(
    <StorySlide page={examplePage(changes)} index={1} relatedPost={relatedPost} hasSources={false} />,
  );
}

it.each(['cover', 'picture', 'text', 'video', 'quiz', 'closing'] as const)(
  'leads on from a %s page by the link that the editor gave it',
  (layout) => {
    const link = { label: 'All safe cuts', href: '/blog/cutting-food-safely' };
    show(
      { layout, link, quiz: layout === 'quiz' ? quiz : null },
      { title: 'Another', path: '/blog/another' },
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'All safe cuts' })).toHaveAttribute(
      'href',
      '/blog/cutting-food-safely',
    );
  },
);

it('tells another site nothing of where the reader came from', () => {
  show({ link: { label: 'NHS', href: 'https://www.nhs.uk/' } });
  expect(screen.getByRole('link', { name: 'NHS' })).toHaveAttribute('rel', 'noopener noreferrer');
});

it('leads on from the closing page to the article behind the story, and from no other', () => {
  const { unmount } = show({ layout: 'picture' }, article);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  show({ layout: 'closing' }, article);
  expect(screen.getByRole('link', { name: 'Read the article' })).toHaveAttribute('href', article.path);
});

it('shows a film in the place of a picture, with the words clear of it', () => {
  const { container } = show({ layout: 'video', picture: null, video: exampleVideo, position: 'middle' });
  expect(screen.getByLabelText('Two hands cut a pear in four')).toBeInstanceOf(HTMLVideoElement);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('data-position', 'bottom');
});
