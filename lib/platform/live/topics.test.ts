import { deliver, deliverGap, publish, sendToOthers, subscribe, type TopicMessage } from './topics';

const meal: TopicMessage = { topic: 'baby a', kind: 'meals', from: 'session 1' };

it('tells those who follow the topic, once each, until they end it', () => {
  const [a, again, other] = [jest.fn(), jest.fn(), jest.fn()];
  const ends = [subscribe('baby a', a), subscribe('baby a', again), subscribe('baby b', other)];
  publish(meal);
  expect([a, again, other].map((each) => each.mock.calls)).toEqual([[[meal]], [[meal]], []]);
  for (const end of ends) end();
  for (const end of ends) end();
  publish(meal);
  expect(a).toHaveBeenCalledTimes(1);
});

it('goes on telling the rest when one ends it while being told', () => {
  const last = jest.fn();
  const end = subscribe('baby a', () => end());
  const endLast = subscribe('baby a', last);
  publish(meal);
  publish(meal);
  expect(last).toHaveBeenCalledTimes(2);
  endLast();
});

it('tells the other instances what happened here, and not what they said themselves', () => {
  const sent = jest.fn();
  sendToOthers(sent);
  publish(meal);
  deliver(meal);
  deliverGap();
  sendToOthers(null);
  publish(meal);
  expect(sent.mock.calls).toEqual([[meal]]);
});

it('tells everybody that something may have been missed', () => {
  const [a, b] = [jest.fn(), jest.fn()];
  const ends = [subscribe('baby a', a), subscribe('baby b', b)];
  deliverGap();
  expect([a.mock.calls, b.mock.calls]).toEqual([[[null]], [[null]]]);
  for (const end of ends) end();
});
