import { render } from '@testing-library/react';
import { FollowEditedPage } from './follow-edited-page';

const page = (heading: string) => ({ layout: 'picture', heading });
const form = (...headings: string[]) => ({
  type: 'payload-live-preview',
  data: { title: 'Pears', pages: headings.map(page) },
});

function say(data: unknown, origin = window.location.origin) {
  window.dispatchEvent(new MessageEvent('message', { data, origin }));
}

let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  window.history.replaceState(null, '', '/web-stories/pears');
  ({ rerender } = render(<FollowEditedPage pageCount={3} />));
});

it('turns to the page that was changed, and to one that was added', () => {
  say(form('Wash', 'Cut', 'Serve'));
  expect(window.location.hash).toBe('');
  say(form('Wash', 'Cut', 'Serve it'));
  expect(window.location.hash).toBe('#page-3');
  say(form('Wash', 'Cut it', 'Serve it'));
  expect(window.location.hash).toBe('#page-2');
  say(form('Wash', 'Cut it', 'Serve it', 'Watch'));
  expect(window.location.hash).toBe('#page-4');
});

it('turns again to an added page once the draft has it', () => {
  rerender(<FollowEditedPage pageCount={4} />);
  expect(window.location.hash).toBe('');
  say(form('Wash', 'Cut', 'Serve'));
  say(form('Wash', 'Cut', 'Serve', 'Watch'));
  window.history.replaceState(null, '', '/web-stories/pears');
  rerender(<FollowEditedPage pageCount={5} />);
  expect(window.location.hash).toBe('#page-4');
});

it('stays where it is while anything else changes', () => {
  say(form('Wash', 'Cut'));
  say({ ...form('Wash', 'Cut'), data: { title: 'Ripe pears', pages: [page('Wash'), page('Cut')] } });
  say(form('Wash'));
  expect(window.location.hash).toBe('');
});

it.each<[string, unknown, string]>([
  ['another site', form('Wash', 'Cut it'), 'https://evil.example'],
  ['another message', { type: 'payload-document-event' }, window.location.origin],
  [
    'a form without pages',
    { type: 'payload-live-preview', data: { title: 'Pears' } },
    window.location.origin,
  ],
  ['nothing', null, window.location.origin],
])('ignores %s', (_what, data, origin) => {
  say(form('Wash', 'Cut'));
  say(data, origin);
  expect(window.location.hash).toBe('');
});
