import { fireEvent, render, screen } from '@testing-library/react';
import { PasteFromWordProcessors } from './paste-from-word-processors';

/** What jsdom has not: a clipboard's contents, and the event that carries them. */
class Copied {
  readonly #texts = new Map<string, string>();
  setData(type: string, text: string) {
    this.#texts.set(type, text);
  }
  getData(type: string) {
    return this.#texts.get(type) ?? '';
  }
}

class Paste extends Event {
  readonly clipboardData: Copied;
  constructor(type: string, { clipboardData, ...init }: EventInit & { clipboardData: Copied }) {
    super(type, init);
    this.clipboardData = clipboardData;
  }
}

const given = { DataTransfer: globalThis.DataTransfer, ClipboardEvent: globalThis.ClipboardEvent };

beforeAll(() => {
  Object.assign(globalThis, { DataTransfer: Copied, ClipboardEvent: Paste });
});

afterAll(() => {
  Object.assign(globalThis, given);
});

const fromDocs =
  '<b id="docs-internal-guid-1"><h1><span>Iron</span></h1><p><span style="font-weight:700">Twice</span> a day</p></b>';

function pasteInto(element: Element, html: string) {
  const clipboardData = new Copied();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', 'Iron');
  const event = new Paste('paste', { clipboardData, bubbles: true, cancelable: true });
  fireEvent(element, event);
  return event;
}

/** An editor's text and a plain field; what each is handed is noted. */
function show() {
  const handed: { where: string; html: string; plain: string }[] = [];
  const note = (where: string) => (event: { nativeEvent: Event }) => {
    const { clipboardData } = event.nativeEvent as unknown as Paste;
    handed.push({
      where,
      html: clipboardData.getData('text/html'),
      plain: clipboardData.getData('text/plain'),
    });
  };
  const { unmount } = render(
    <PasteFromWordProcessors>
      <div data-lexical-editor="true" onPaste={note('editor')}>
        <p>Text</p>
      </div>
      <input aria-label="Title" onPaste={note('title')} />
    </PasteFromWordProcessors>,
  );
  return { handed, unmount, text: screen.getByText('Text'), title: screen.getByLabelText('Title') };
}

it('hands the editor plain elements in place of what Google Docs copied, once', () => {
  const { handed, text } = show();
  const event = pasteInto(text, fromDocs);
  expect(event.defaultPrevented).toBe(true);
  expect(handed).toHaveLength(1);
  expect(handed[0]).toMatchObject({ where: 'editor', plain: 'Iron' });
  expect(handed[0]?.html).toContain('<h2>');
  expect(handed[0]?.html).toMatch(/<(?:b|strong)>Twice<\/(?:b|strong)> a day/);
  expect(handed[0]?.html).not.toContain('docs-internal-guid');
});

it('leaves what others copied, and what is pasted into plain fields, as it is', () => {
  const { handed, text, title } = show();
  expect(pasteInto(text, '<p>Plain</p>').defaultPrevented).toBe(false);
  expect(pasteInto(title, fromDocs).defaultPrevented).toBe(false);
  expect(handed.map(({ where, html }) => [where, html])).toEqual([
    ['editor', '<p>Plain</p>'],
    ['title', fromDocs],
  ]);
});

it('listens no longer once the panel is left', () => {
  const { unmount } = show();
  unmount();
  const editor = document.createElement('div');
  editor.dataset.lexicalEditor = 'true';
  document.body.append(editor);
  expect(pasteInto(editor, fromDocs).defaultPrevented).toBe(false);
  editor.remove();
});
