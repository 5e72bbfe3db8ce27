import { lineBreakNode, type RichTextNode, textNode } from './lexical-nodes';

/** Gathers the words of one line of rich text, with the spaces as a browser would show them. */
export class InlineText {
  private readonly nodes: RichTextNode[] = [];
  /**
   * Whether the last node's words end in a space. To look at the words themselves each time would copy them
   * each time.
   */
  private isAfterSpace = false;

  addText(text: string, format: number): void {
    const words = text.replace(/[ \t\n\r\f]+/g, ' ');
    const visible = this.endsInSpace() ? words.replace(/^ /, '') : words;
    if (visible === '') return;
    const last = this.nodes.at(-1);
    if (last?.type === 'text' && last.format === format) last.text = `${textOf(last)}${visible}`;
    else this.nodes.push(textNode(visible, format));
    this.isAfterSpace = visible.endsWith(' ');
  }

  addLineBreak(): void {
    this.trimEnd();
    this.nodes.push(lineBreakNode());
  }

  /** A break between two blocks that have to share one line of rich text. */
  separate(): void {
    if (this.nodes.length > 0 && this.nodes.at(-1)?.type !== 'linebreak') this.addLineBreak();
  }

  addNode(node: RichTextNode): void {
    this.nodes.push(node);
  }

  /** What was gathered, without breaks and spaces at the end; the gatherer is empty then. */
  take(): RichTextNode[] {
    this.trimEnd();
    while (this.nodes.at(-1)?.type === 'linebreak') {
      this.nodes.pop();
      this.trimEnd();
    }
    return this.nodes.splice(0);
  }

  private endsInSpace(): boolean {
    const last = this.nodes.at(-1);
    return last === undefined || last.type === 'linebreak' || (last.type === 'text' && this.isAfterSpace);
  }

  private trimEnd(): void {
    const last = this.nodes.at(-1);
    if (last?.type !== 'text') return;
    const text = textOf(last).replace(/ $/, '');
    if (text === '') this.nodes.pop();
    else last.text = text;
    // A space was only taken where the words before it had none at their end.
    this.isAfterSpace = false;
  }
}

function textOf(node: RichTextNode): string {
  return typeof node.text === 'string' ? node.text : '';
}
