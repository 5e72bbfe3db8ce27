import type { Comment, CommentReply } from '@/lib/contract/comments';

const written = {
  post: 7,
  parent: null,
  status: 'visible',
  author: { name: 'Ana' },
  created_at: '2026-11-21T08:00:00.000Z',
  edited_at: null,
  can_edit_until: null,
  is_mine: false,
} as const;

export function reply(id: number, parent: number, more: Partial<CommentReply> = {}): CommentReply {
  return { ...written, id, parent, body: `Text ${id}`, ...more };
}

export function thread(id: number, more: Partial<Comment> = {}): Comment {
  return { ...written, id, body: `Text ${id}`, replies: [], ...more };
}
