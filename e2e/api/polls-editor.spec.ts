import { expect } from './api-test';
import { polls, test, newVisitor, asVisitor, votesOf, read, cast } from './polls-test';

test.describe('an editor', () => {
  test('changes a poll without touching its votes', async ({ api, content, poll }) => {
    for (let index = 0; index < 3; index += 1)
      await cast(api, poll, index === 2 ? 1 : 0, asVisitor(newVisitor()));
    const stale = poll.options.map((option) => ({ ...option, votes: 99 }));
    await content.change('polls', poll.id, {
      question: `Changed, ${content.mark}?`,
      options: [
        { ...stale[0], label: 'Eggs' },
        { ...stale[1], votes: 0 },
        stale[2],
        { label: 'Soup', votes: 7 },
      ],
    });
    const shown = await read(api, poll.id);
    expect(shown).toMatchObject({ question: `Changed, ${content.mark}?`, total_votes: 3 });
    expect(shown.options.map(({ id }: { id: string }) => id).slice(0, 3)).toEqual(
      poll.options.map(({ id }) => id),
    );
    expect(shown.options.map(({ label }: { label: string }) => label)).toEqual([
      'Eggs',
      'Fish <b>&</b> chips',
      'Toast',
      'Soup',
    ]);
    expect(votesOf(shown)).toEqual([2, 1, 0, 0]);
    const answer = await cast(api, shown, 3, asVisitor(newVisitor()));
    expect([answer.status(), votesOf(await answer.json())]).toEqual([201, [2, 1, 0, 1]]);
  });

  test('saves while people vote, and no vote is lost', async ({ api, content, poll }) => {
    const votes = Array.from({ length: 30 }, () => cast(api, poll, 0, asVisitor(newVisitor())));
    const saves = Array.from({ length: 5 }, (_, index) =>
      content.change('polls', poll.id, {
        question: `Round ${index}, ${content.mark}?`,
        options: poll.options,
      }),
    );
    const answers = await Promise.all(votes);
    await Promise.all(saves);
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([201]));
    expect(votesOf(await read(api, poll.id))).toEqual([30, 0, 0]);
  });

  test('takes an answer away, and who chose it may vote again', async ({ api, content, poll }) => {
    const visitor = asVisitor(newVisitor());
    await cast(api, poll, 2, visitor);
    await cast(api, poll, 0, asVisitor(newVisitor()));
    await content.change('polls', poll.id, { options: poll.options.slice(0, 2) });
    expect(await read(api, poll.id, visitor)).toMatchObject({ total_votes: 1, voted_option: null });
    const again = await cast(api, poll, 1, visitor);
    expect([again.status(), votesOf(await again.json())]).toEqual([201, [1, 1]]);
  });

  test('deletes a poll that has votes', async ({ api, content, makePoll }) => {
    const poll = await makePoll();
    await cast(api, poll, 0, asVisitor(newVisitor()));
    const answer = await api.delete(`/cms-api/polls/${poll.id}`, { headers: content.headers });
    expect(answer.status(), await answer.text()).toBe(200);
    const list = await (await api.get(`${polls}?id=${poll.id}`)).json();
    expect(list).toEqual({ meta: { total_count: 0 }, items: [] });
  });
});
