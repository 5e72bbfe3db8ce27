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
    description: 'IANA name of the zone in which times without one are meant.',
  }),
});
const body = {
  schema: z
    .string()
    .meta({ description: 'The file itself, 10 MB and 50,000 rows at most.', format: 'binary' }),
  mediaTypes: importMediaTypes,
};
const formats =
  'Baby Buddy’s tables, Sprout Track’s archive or its tables, Huckleberry’s export, any CSV with named columns, and this site’s own export.';

export const nutriaiImportOperations: readonly Operation[] = [
  {
    id: 'previewImport',
    method: 'post',
    path: `${path}/preview`,
    tag,
    summary: 'Say what an import of a file would do',
    description: `For parents. Nothing is stored, neither the file. Formats: ${formats}`,
    access: 'member',
    query,
    body,
    answers: {
      200: {
        description: 'What is understood, what is not, and what has to be asked.',
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
      'For parents. All that can be read is stored in one transaction. A row that was imported before is not stored again, so that a repeated call adds nothing.',
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
    summary: 'Imports that were made',
    description:
      'Those of a baby, for its parents; without `baby` the member’s own imports of whole accounts.',
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
    summary: 'Take an import back',
    description: 'Removes what the import added. Entries that were changed since stay, and are named.',
    access: 'member',
    params: uuidPath,
    query: undoQuery,
    answers: { 200: { description: 'What was removed and what stays.', schema: undoAnswer } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
];
