import { callTree, type CpuProfile } from './call-tree';
import { flameSvg } from './flame-svg';

const node = (id: number, functionName: string, more: { url?: string; children?: number[] } = {}) => ({
  id,
  callFrame: { functionName, url: more.url ?? '' },
  children: more.children ?? [],
});

const profile: CpuProfile = {
  nodes: [
    node(1, '(root)', { children: [2, 5, 6] }),
    node(2, 'onRequest', { url: 'node:_http_server', children: [3] }),
    node(3, 'answer', { url: 'file:///site/serve.mjs', children: [4] }),
    node(4, 'answer', { url: 'file:///site/serve.mjs' }),
    node(5, '(idle)'),
    node(6, '(garbage collector)'),
  ],
  startTime: 1_000,
  samples: [6, 2, 3, 4, 5, 6],
  timeDeltas: [10, 10, 20, 30, 500, 40],
};

test('adds up who called whom between two moments, without the time of waiting', () => {
  const tree = callTree(profile, [1_015, 1_700]);
  expect(tree.us).toBe(100);
  expect([...tree.calls.keys()]).toEqual(['onRequest', '(garbage collector)']);
  const request = tree.calls.get('onRequest');
  expect([request?.us, request?.origin]).toEqual([60, 'node']);
  const answer = request?.calls.get('answer');
  expect([answer?.us, answer?.origin, answer?.calls.size]).toEqual([50, 'ours', 0]);
  expect(tree.calls.get('(garbage collector)')?.us).toBe(40);
});

test('draws each function as wide as its share, with its name and figure', () => {
  const svg = flameSvg(callTree(profile, [1_015, 1_700]), 'A page & its time');
  expect(svg).toContain('A page &amp; its time');
  expect(svg).toMatch(/<title>answer: 50\.0 %<\/title><rect x="0\.0" y="\d+" width="599\.5"/);
});
