import type { Page } from '../../platform/database/payload-types';
import { sql } from '../../platform/database/sql';
import { childrenField, storedInDocument, valueField } from './content-field';
import { isoDay } from './iso-time';
import { type ContentField, objectShape } from './object-shape';
import type { PageWith } from './page-types';
import { richTextField } from './rich-text';

type InfoPageRow = PageWith<Page>;
type QuestionGroup = NonNullable<Page['questionGroups']>[number];
type Question = QuestionGroup['questions'][number];

const questionShape = objectShape<Question>({
  fields: [
    valueField('id', ({ id }) => id),
    valueField('question', ({ question }) => question),
    richTextField('answer', ({ answer }) => answer),
    valueField('type', () => 'info.InfoPageQuestion', { isMeta: true }),
  ],
  defaults: {},
});

const questionGroupShape = objectShape<QuestionGroup>({
  fields: [
    valueField('id', ({ id }) => id),
    valueField('title', ({ title }) => title),
    childrenField('questions', { shape: questionShape, children: ({ questions }) => questions }),
    valueField('type', () => 'info.InfoPageQuestionGroup', { isMeta: true }),
  ],
  defaults: {},
});

/** What an information page has beyond every page. */
export const infoPageFields: readonly ContentField<InfoPageRow>[] = [
  valueField('excerpt', ({ document }) => document.excerpt ?? '', {
    columns: ['excerpt'],
    stored: storedInDocument('pages', { kind: 'text', column: sql`coalesce(d.excerpt, '')` }),
  }),
  richTextField('body', ({ document }) => document.body, { columns: ['body'] }),
  childrenField('question_groups', {
    shape: questionGroupShape,
    children: ({ document }) => document.questionGroups ?? [],
    traits: {
      columns: ['questionGroups'],
    },
  }),
  valueField('checked_on', ({ document }) => isoDay(document.checkedOn), {
    columns: ['checkedOn'],
    stored: storedInDocument('pages', { kind: 'day', column: sql`d.checked_on`, isIndexed: true }),
  }),
];
