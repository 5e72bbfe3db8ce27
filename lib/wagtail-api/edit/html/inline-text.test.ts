import { InlineText } from './inline-text';

/** What was gathered, with breaks as lines. */
function gathered(gather: (line: InlineText) => void): string {
  const line = new InlineText();
  gather(line);
  return line
    .take()
    .map((node) => (node.type === 'linebreak' ? '\n' : String((node as { text?: unknown }).text ?? '')))
    .join('');
}

describe('InlineText', () => {
  it('shows runs of spaces as one, over the ends of formats too', () => {
    expect(
      gathered((line) => {
        line.addText('One  \n\t ', 0);
        line.addText(' ripe ', 1);
        line.addText(' pear', 0);
      }),
    ).toBe('One ripe pear');
  });

  it('begins and ends without spaces and breaks', () => {
    expect(
      gathered((line) => {
        line.separate();
        line.addText('  pear  ', 0);
        line.addLineBreak();
        line.addText(' ', 0);
        line.addLineBreak();
      }),
    ).toBe('pear');
  });

  it('has no spaces around a break', () => {
    expect(
      gathered((line) => {
        line.addText('one ', 0);
        line.addLineBreak();
        line.addText(' two', 0);
      }),
    ).toBe('one\ntwo');
  });

  it('breaks once between two blocks, however many end there', () => {
    expect(
      gathered((line) => {
        line.addText('one', 0);
        line.separate();
        line.separate();
        line.addText('two', 0);
      }),
    ).toBe('one\ntwo');
  });

  it('keeps spaces that a browser does not break', () => {
    expect(gathered((line) => line.addText('50\u00a0ml', 0))).toBe('50\u00a0ml');
  });

  it('is empty once it was taken', () => {
    const line = new InlineText();
    line.addText('pear ', 0);
    line.take();
    expect(line.take()).toEqual([]);
    line.addText('oats', 0);
    expect(line.take()).toHaveLength(1);
  });

  it('gathers nothing from spaces alone', () => {
    expect(
      gathered((line) => {
        line.addText(' \n ', 0);
        line.addText('', 1);
      }),
    ).toBe('');
  });

  it('keeps the space between a word and a format that begins with it', () => {
    expect(
      gathered((line) => {
        line.addText('one', 0);
        line.addText(' two', 1);
        line.addText(', three', 0);
      }),
    ).toBe('one two, three');
  });
});
