import type { Story } from '../../platform/database/payload-types';
import { sql } from '../../platform/database/sql';
import { referenceField, stored, storedInDocument, valueField } from './content-field';
import { idOf, thumbnailField } from './document-values';
import { imageReference } from './image-fields';
import { isoDay } from './iso-time';
import type { ContentField } from './object-shape';
import { postReference } from './page-references';
import type { PageTypes, PageWith } from './page-types';
import { sourcesField } from './source-fields';
import { pageTagField } from './tags';

type StoryRow = PageWith<Story>;

/** What a web story has beyond every page. */
export function storyFields(types: () => PageTypes): readonly ContentField<StoryRow>[] {
  const indexed = { isIndexed: true };
  return [
    valueField('excerpt', ({ document }) => document.excerpt ?? '', {
      columns: ['excerpt'],
      stored: storedInDocument('stories', { kind: 'text', column: sql`coalesce(d.excerpt, '')` }),
    }),
    referenceField('poster', {
      reference: imageReference,
      id: ({ document }) => idOf(document.poster),
      traits: {
        columns: ['poster'],
        stored: storedInDocument('stories', { kind: 'reference', column: sql`d.poster_id` }),
      },
    }),
    thumbnailField('poster_thumbnail', ({ document }) => idOf(document.poster), ['poster']),
    valueField('pages', ({ document }) => (document.pages ?? []).map(streamBlock), { columns: ['pages'] }),
    pageTagField('stories'),
    sourcesField('stories.StoryPageSource'),
    referenceField('related_post', {
      reference: postReference(types),
      id: ({ document }) => idOf(document.relatedPost),
      traits: {
        columns: ['relatedPost'],
        stored: storedInDocument('stories', { kind: 'reference', column: sql`d.related_post_id` }),
      },
    }),
    valueField('date', ({ document }) => isoDay(document.publishedAt), {
      columns: ['publishedAt'],
      stored: stored('day', sql`n.first_published_at`, indexed),
    }),
    valueField('checked_on', ({ document }) => isoDay(document.checkedOn), {
      columns: ['checkedOn'],
      stored: storedInDocument('stories', { kind: 'day', column: sql`d.checked_on`, ...indexed }),
    }),
  ];
}

/** One page of a story as a block of a stream field: pictures and films inside are bare ids. */
function streamBlock({ id, layout, tone, position, heading, text, picture, video, quiz, link }: StoredPage) {
  return {
    type: layout,
    value: {
      tone,
      position,
      heading,
      text: text ?? '',
      picture: idOf(picture),
      video: idOf(video),
      quiz: layout === 'quiz' && quiz?.question ? quizOf(quiz.question, quiz) : null,
      link: link?.href && link.label ? { label: link.label, href: link.href } : null,
    },
    id: id ?? null,
  };
}

type StoredPage = Story['pages'][number];

function quizOf(question: string, { options, explanation }: NonNullable<StoredPage['quiz']>) {
  return {
    question,
    options: (options ?? []).map(({ text, isCorrect }) => ({ text, is_correct: isCorrect ?? false })),
    explanation: explanation ?? '',
  };
}
