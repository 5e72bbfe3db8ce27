import * as z from 'zod';
import { uuidPath } from '../../nutriai-babies';
import {
  importListAnswer,
  importListFilter,
  importMediaTypes,
  importPreview,
  importQueryFields,
  importResult,
  undoAnswer,
  undoQuery,
} from '../../nutriai-imports';
import type { Operation } from '../operation';
import { pageQuery } from './page-query';

const tag = 'NutriAI';
const path = '/api/nutriai/imports';
const query = z.object({
  ...importQueryFields,
  time_zone: z.string().default('UTC').meta({
    description: 'IANA name of the time zone for times that do not give one.',
  }),
});
const body = {
  schema: z
    .string()
    .meta({ description: 'The file itself: at most 10 MB and 50,000 rows.', format: 'binary' }),
  mediaTypes: importMediaTypes,
};
const formats =
  'Baby Buddy tables, a Sprout Track archive or its tables, a Huckleberry export, any CSV with column names, and an export from this site.';

export const nutriaiImportOperations: readonly Operation[] = [
  {
    id: 'previewImport',
    method: 'post',
    path: `${path}/preview`,
    tag,
    summary: 'Preview the import of a file',
    description: `For parents. Nothing is stored, and neither is the file. Formats: ${formats}`,
    access: 'member',
    query,
    body,
    answers: {
      200: {
        description: 'What was understood, what was not, and what you still need to say.',
        schema: importPreview,
      },
    },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    id: 'applyImport',
    method: 'post',
    path,
    tag,
    summary: 'Import a file',
    description:
      'For parents. Everything that can be read is stored in one transaction. A row that was imported before is not stored again, so repeating the call adds nothing.',
    access: 'member',
    query,
    body,
    answers: { 201: { description: 'What was added.', schema: importResult } },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    id: 'listImports',
    method: 'get',
    path,
    tag,
    summary: 'Past imports',
    description:
      'Imports into a baby’s log, for its parents; without `baby`, the member’s own imports of whole accounts.',
    access: 'member',
    query: pageQuery.extend(importListFilter.shape),
    answers: { 200: { description: 'One page of imports, the latest first.', schema: importListAnswer } },
    refusals: ['forbidden', 'notFound'],
  },
  {
    id: 'undoImport',
    method: 'delete',
    path: `${path}/{id}`,
    tag,
    summary: 'Undo an import',
    description: 'Removes what the import added. Entries changed since are kept, and listed.',
    access: 'member',
    params: uuidPath,
    query: undoQuery,
    answers: { 200: { description: 'What was removed and what was kept.', schema: undoAnswer } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
];
