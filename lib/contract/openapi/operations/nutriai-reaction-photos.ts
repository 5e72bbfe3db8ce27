import * as z from 'zod';
import { uuidPath } from '../../nutriai-babies';
import {
  photoBodyBytesAtMost,
  reactionPhotoAnswer,
  reactionPhotoListAnswer,
  reactionPhotoPatch,
  reactionPhotoRequest,
} from '../../nutriai-reaction-photos';
import { photosOfBabyAtMost, photosOfMealAtMost } from '../../photo-limits';
import { operationsById } from '../operation';

const tag = 'NutriAI';
const path = '/api/nutriai/reaction-photos';

export const nutriaiReactionPhotoOperations = operationsById([
  {
    id: 'listReactionPhotos',
    method: 'get',
    path,
    tag,
    summary: 'Photos of a baby’s reactions',
    description:
      'For everyone who looks after the baby, newest meal first. The pictures are read one by one.',
    access: 'member',
    query: z.object({ baby: z.uuid() }),
    answers: { 200: { description: 'All of them.', schema: reactionPhotoListAnswer } },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'addReactionPhoto',
    method: 'post',
    path,
    tag,
    summary: 'Add a photo of a reaction',
    description:
      `For parents and carers: at most ${photosOfMealAtMost} for a meal and ${photosOfBabyAtMost} for ` +
      'a baby. Where it was taken and by which camera is not kept.',
    access: 'member',
    body: { schema: reactionPhotoRequest, maxBytes: photoBodyBytesAtMost },
    answers: { 201: { description: 'The photo.', schema: reactionPhotoAnswer } },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'readReactionPhoto',
    method: 'get',
    path: `${path}/{id}`,
    tag,
    summary: 'One photo of a reaction',
    description:
      'The picture itself, for everyone who looks after the baby. It is never stored in a shared cache.',
    access: 'member',
    params: uuidPath,
    answers: { 200: { description: 'The picture.', schema: z.string(), mediaType: 'image/jpeg' } },
    refusals: ['notFound'],
  },
  {
    id: 'changeReactionPhoto',
    method: 'patch',
    path: `${path}/{id}`,
    tag,
    summary: 'Change the caption of a photo',
    description: 'By a parent, or by the carer who added it. The picture itself stays as it is.',
    access: 'member',
    params: uuidPath,
    body: { schema: reactionPhotoPatch },
    answers: { 200: { description: 'The photo.', schema: reactionPhotoAnswer } },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    id: 'deleteReactionPhoto',
    method: 'delete',
    path: `${path}/{id}`,
    tag,
    summary: 'Delete a photo of a reaction',
    description: 'By a parent, or by the carer who added it.',
    access: 'member',
    params: uuidPath,
    answers: { 204: { description: 'Deleted.' } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
]);
