import { applyChanges, type Change, countVisible } from './thread-changes';
import { reply, thread } from './testing/comments';

const ids = (threads: ReturnType<typeof applyChanges>) =>
  threads.map(({ id, replies = [] }) => [id, ...replies.map((each) => each.id)]);

const start = [thread(1, { replies: [reply(2, 1), reply(3, 1)] }), thread(4)];

it.each<[string, Change[], number[][]]>([
  ['nothing', [], [[1, 2, 3], [4]]],
  ['a thread', [{ type: 'added', comment: thread(5) }], [[1, 2, 3], [4], [5]]],
  [
    'a reply',
    [{ type: 'added', comment: reply(5, 4) }],
    [
      [1, 2, 3],
      [4, 5],
    ],
  ],
  [
    'what is there already',
    [
      { type: 'added', comment: thread(4) },
      { type: 'added', comment: reply(2, 1) },
    ],
    [[1, 2, 3], [4]],
  ],
  ['a reply to what is gone', [{ type: 'added', comment: reply(5, 99) }], [[1, 2, 3], [4]]],
])('adds %s', (_what, changes, expected) => {
  expect(ids(applyChanges(start, changes))).toEqual(expected);
});

it.each<[string, number[], number[][]]>([
  ['a thread without replies', [4], [[1, 2, 3]]],
  ['a reply', [2], [[1, 3], [4]]],
  ['a thread that has replies, whose place stays', [1], [[1, 2, 3], [4]]],
  ['a thread and then all of its replies', [1, 2, 3], [[4]]],
  ['what is gone', [99], [[1, 2, 3], [4]]],
])('removes %s', (_what, removed, expected) => {
  const changes = removed.map((id): Change => ({ type: 'removed', id }));
  expect(ids(applyChanges(start, changes))).toEqual(expected);
});

it('leaves neither words nor a name in the place of what was removed', () => {
  const [place] = applyChanges(start, [{ type: 'removed', id: 1 }]);
  expect(place).toMatchObject({ status: 'deleted', body: '', author: null, is_mine: false });
});

it('changes a thread without touching its replies, and a reply in its place', () => {
  const changed = applyChanges(start, [
    { type: 'edited', comment: { ...thread(1, { body: 'New' }), replies: undefined } as never },
    { type: 'edited', comment: reply(3, 1, { body: 'Newer' }) },
  ]);
  expect(ids(changed)).toEqual([[1, 2, 3], [4]]);
  expect([changed[0]?.body, changed[0]?.replies?.[1]?.body]).toEqual(['New', 'Newer']);
});

it('puts what arrived in place of what was on its way', () => {
  const changes: Change[] = [
    { type: 'added', comment: thread(-1) },
    { type: 'removed', id: -1 },
    { type: 'added', comment: thread(9) },
  ];
  expect(ids(applyChanges(start, changes))).toEqual([[1, 2, 3], [4], [9]]);
});

it('counts what everybody sees', () => {
  const threads = [
    thread(1, { status: 'deleted', replies: [reply(2, 1), reply(3, 1, { status: 'pending' })] }),
    thread(4, { status: 'pending' }),
    thread(5),
    thread(-1),
  ];
  expect(countVisible(threads)).toBe(2);
});
