import { serverEvents } from './server-events';

const bodyOf = (parts: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

it('puts events together however they are cut, and passes over comments', async () => {
  const text = 'event: choosing\ndata: {"week":1}\n\n: still here\n\nevent: done\ndata: {"title":"a: b"}\n\n';
  for (const size of [1, 7, 1000]) {
    const parts = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const events = [];
    for await (const event of serverEvents(bodyOf(parts))) events.push(event);
    expect(events).toEqual([
      { event: 'choosing', data: { week: 1 } },
      { event: 'done', data: { title: 'a: b' } },
    ]);
  }
});

it('tells the sender when the reader stops', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('event: a\ndata: 1\n\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const { event } of serverEvents(body)) {
    expect(event).toBe('a');
    break;
  }
  expect(isCancelled).toBe(true);
});
