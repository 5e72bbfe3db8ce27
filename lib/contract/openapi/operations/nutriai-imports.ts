import * as z from 'zod';
import { uuidPath } from '../../nutriai-babies';
import {
  importListAnswer,
  importListQuery,
  importMediaTypes,
  importPreview,
  importQuery,
  importResult,
  undoAnswer,
  undoQuery,
} from '../../nutriai-imports';
import { operationsById } from '../operation';

const tag = 'NutriAI';
const path = '/api/nutriai/imports';
const body = {
  schema: z
    .string()
    .meta({ description: 'The file itself: at most 10 MB and 50,000 rows.', format: 'binary' }),
  mediaTypes: importMediaTypes,
  handlerTakes: 'stream',
} as const;
const formats =
  'Baby Buddy tables, a Sprout Track archive or its tables, a Huckleberry export, any CSV with ' +
  'column names, and an export from this site.';

export const nutriaiImportOperations = operationsById([
  {
    id: 'previewImport',
    method: 'post',
    path: `${path}/preview`,
    tag,
    summary: 'Preview the import of a file',
    description: `For parents. Nothing is stored, and neither is the file. Formats: ${formats}`,
    access: 'member',
    query: importQuery,
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
      'For parents. Everything that can be read is stored in one transaction. A row that was ' +
      'imported before is not stored again, so repeating the call adds nothing.',
    access: 'member',
    query: importQuery,
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
    query: importListQuery,
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
]);
