import { expressionInLines } from '../text/expression-in-lines';
import { numberAt } from './written-number';

/** "Cut into 4", "makes 12", "für 8 Stück": into how many pieces it was divided, or how many it gave. */
const allPieces = expressionInLines('giu')`
  (?<!\p{L})(?:(?:cut|chopped|sliced|broken|divided)(?: up)? in(?:to)?|(?:=|makes|made|making|yields?|yielded|serves|
  ergibt|ergab|donne|salen|rende)(?: about| around| roughly)?) (\p{L}+|\d+)(?! ?(?:g|ml|oz|tbsp|tsp|cups?)\b)
`;

/** "Toast cut into 4, ate 3", "had 2 of 3", "makes 12, ate 2": the part of all the pieces. */
export function partOfPieces(words: readonly string[], textBefore: string): number | null {
  const said = words.filter((word) => word !== 'out' && word !== 'the');
  const eaten = numberAt(said, 0);
  if (!eaten || eaten.isPart) return null;
  const [, cut] = [...textBefore.matchAll(allPieces)].at(-1) ?? [];
  const all =
    numberAt(said, said[eaten.end] === 'of' ? eaten.end + 1 : eaten.end) ??
    (said[eaten.end + 1] === 'of' ? numberAt(said, eaten.end + 2) : null) ??
    (cut === undefined ? null : numberAt([cut.toLowerCase()], 0));
  return all && all.value >= eaten.value ? eaten.value / all.value : null;
}
