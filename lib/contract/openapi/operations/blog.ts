import * as z from 'zod';
import {
  commentAnswer,
  commentListAnswer,
  commentPatch,
  idPath,
  newComment,
  newReport,
} from '../../comments';
import { detailAnswer } from '../../auth';
import {
  blogCategoriesAnswer,
  blogCategoriesQuery,
  blogListAnswer,
  blogListQuery,
  webStoryListAnswer,
  webStoryListQuery,
} from '../../content-v1';
import { newVote, pollAnswer, pollListAnswer } from '../../polls';
import { operationsById } from '../operation';
import { pageQuery } from '../../page-query';

const tag = 'Blog and stories';
const comment = { description: 'The updated comment.', schema: commentAnswer };

/** `?id=` of a poll beside the list’s own parameters. */
const pollListQuery = z.object({
  id: z.int().optional(),
  limit: z.int().min(0).max(20).optional(),
  offset: z.int().min(0).optional(),
});

export const blogOperations = operationsById([
  {
    id: 'listBlogs',
    method: 'get',
    path: '/api/blogs',
    tag,
    summary: 'Posts, newest first',
    access: 'public',
    query: blogListQuery,
    answers: { 200: { description: 'One page of posts.', schema: blogListAnswer } },
    refusals: ['notFound'],
  },
  {
    id: 'listBlogCategories',
    method: 'get',
    path: '/api/blog-categories',
    tag,
    summary: 'Categories, with their posts on request',
    access: 'public',
    query: blogCategoriesQuery,
    answers: {
      200: {
        description: 'All categories; with `category_slug`, only that one, with a page of its posts.',
        schema: blogCategoriesAnswer,
      },
    },
    refusals: ['notFound'],
  },
  {
    id: 'listStories',
    method: 'get',
    path: '/api/web-stories',
    tag,
    summary: 'Web stories, newest first',
    access: 'public',
    query: webStoryListQuery,
    answers: { 200: { description: 'One page of stories.', schema: webStoryListAnswer } },
    refusals: ['notFound'],
  },
  {
    id: 'listComments',
    method: 'get',
    path: '/api/add-comment/{id}',
    tag,
    summary: 'Comments on a post',
    access: 'reader',
    params: idPath,
    query: pageQuery,
    answers: { 200: { description: 'Threads, oldest first.', schema: commentListAnswer } },
    refusals: ['notFound'],
  },
  {
    id: 'addComment',
    method: 'post',
    path: '/api/add-comment/{id}',
    tag,
    summary: 'Comment on a post, or reply to a comment',
    description: 'A comment that looks like spam waits for a moderator: its status is `pending`.',
    access: 'member',
    params: idPath,
    body: { schema: newComment },
    answers: { 201: { description: 'The comment.', schema: commentAnswer } },
    refusals: ['fields', 'notFound', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'changeComment',
    method: 'patch',
    path: '/api/comments/{id}',
    tag,
    summary: 'Edit your own comment, for 15 minutes',
    access: 'member',
    params: idPath,
    body: { schema: commentPatch },
    answers: { 200: comment },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    id: 'deleteComment',
    method: 'delete',
    path: '/api/comments/{id}',
    tag,
    summary: 'Delete your own comment',
    access: 'member',
    params: idPath,
    answers: { 204: { description: 'Deleted. If there are replies, an empty comment takes its place.' } },
    refusals: ['notFound', 'tooMany'],
  },
  {
    id: 'reportComment',
    method: 'post',
    path: '/api/comments/{id}/report',
    tag,
    summary: 'Ask the moderators to look at a comment',
    access: 'member',
    params: idPath,
    body: { schema: newReport },
    answers: { 201: { description: 'Reported, now or earlier.', schema: detailAnswer } },
    refusals: ['fields', 'notFound', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'listPolls',
    method: 'get',
    path: '/api/v2/polls/',
    tag,
    summary: 'Open polls with their results',
    access: 'reader',
    query: pollListQuery,
    answers: { 200: { description: 'Polls.', schema: pollListAnswer } },
    refusals: ['message'],
  },
  {
    id: 'vote',
    method: 'post',
    path: '/api/v2/polls/',
    tag,
    summary: 'Vote once, as a member or a visitor',
    access: 'reader',
    body: {
      schema: newVote,
      mediaTypes: ['application/json', 'application/x-www-form-urlencoded'],
      maxBytes: 4_096,
    },
    answers: {
      201: { description: 'The vote is counted; the results.', schema: pollAnswer },
      409: {
        description: 'Already voted, or the poll is closed; the results.',
        schema: pollAnswer.extend({ detail: z.string() }),
      },
    },
    refusals: ['fields', 'notFound', 'tooMany'],
    isIdempotent: true,
  },
]);
