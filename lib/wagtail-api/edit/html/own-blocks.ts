import type { CalloutKind } from '../../../content/cms/blocks/callout';
import { outsideVideo } from '../../../content/reading/outside-video';
import {
  blockNode,
  linkNode,
  paragraphNode,
  textNode,
  type RichTextNode,
  type RichTextRoot,
} from './lexical-nodes';
import { elementsIn, type HtmlElement, textIn } from './parse-html';
import type { TextReferences } from './text-references';

/** The site's own blocks, in the form in which the content API writes them as HTML. */

const calloutKinds: readonly CalloutKind[] = ['good-to-know', 'doctor'];

/** @param content the words inside, as rich text of the small editor */
export function calloutFrom({ attributes }: HtmlElement, content: () => RichTextRoot): RichTextNode | null {
  const kind = calloutKinds.find((known) => known === attributes.get('data-kind'));
  return kind ? blockNode('callout', { kind, content: content() }) : null;
}

export function pollFrom({ attributes }: HtmlElement, { polls }: TextReferences): RichTextNode | null {
  const poll = Number(attributes.get('data-poll'));
  return polls.has(poll) ? blockNode('poll', { poll }) : null;
}

/**
 * Wagtail's form of a video, `<embed embedtype="media" url="…">`, or a file of the library. One elsewhere that has
 * no picture or title yet stays a link, because nothing else could be shown of it.
 */
export function videoFrom(
  { attributes }: HtmlElement,
  { videos, images }: TextReferences,
): RichTextNode | null {
  const file = Number(attributes.get('data-video'));
  const still = Number(attributes.get('data-still'));
  const title = attributes.get('title') ?? '';
  const shown = { title, still: images.has(still) ? still : null };
  if (videos.has(file)) return blockNode('video', { ...shown, file });
  const outside = outsideVideo(attributes.get('url') ?? '');
  if (!outside) return null;
  if (title !== '' && images.has(still)) return blockNode('video', { ...shown, address: outside.url });
  const link = linkNode({ url: outside.url, isNewTab: false }, [textNode(title || outside.url, 0)]);
  return paragraphNode([link]);
}

const recipeFacts = /^From (\d+) months, (\d+) minutes, serves (\d+)$/;

/** A title, the facts, what goes in and what to do, and perhaps how to keep it. */
export function recipeFrom(section: HtmlElement): RichTextNode | null {
  const [title] = elementsIn(section, 'h3');
  const [facts, storage] = elementsIn(section, 'p');
  const numbers = facts && recipeFacts.exec(textIn(facts));
  if (!title || !numbers) return null;
  const [, fromMonths, minutes, servings] = numbers.map(Number);
  const items = (list: string) =>
    elementsIn(section, list)
      .flatMap((found) => elementsIn(found, 'li'))
      .map((item) => ({ text: textIn(item) }));
  return blockNode('recipeCard', {
    title: textIn(title),
    fromMonths,
    minutes,
    servings,
    ingredients: items('ul'),
    steps: items('ol'),
    storage: storage ? textIn(storage) : null,
  });
}
