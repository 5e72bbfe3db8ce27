import type { Hit } from './hits';
import { clauseAround } from './limp-food';
import type { Word } from './words-of';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What falls in when it leaves the oven. Without accents, as words are. */
const bakes = setOf(
  'sponge sponges cake cakes cupcake cupcakes muffin muffins loaf souffle souffles meringue meringues pavlova pancake ' +
    'pancakes bread brownie brownies quiche pie dough yorkshires kuchen biskuit souffle auflauf muffins torte brot teig ' +
    'kasekuchen gateau gateaux moelleux meringue clafoutis pain pate bizcocho bizcochos pastel tarta masa pan torta ' +
    'ciambellone plumcake pane impasto bolo bolos pudim suspiro pao massa taart brood beslag deeg ciasto sernik biszkopt ' +
    'chleb keki kek ekmek sufle hamur bolinho',
);
/** How the words begin that tell of a fall, of a cake as of a child. */
const falls =
  /^(collaps|effondr|collass|accasci|desplom|desmay|desmai|desab|zusammenge|kollabier|umgekippt|gezakt|osun)/;
/** Somebody ate it, or was beside it: then it is somebody who fell. */
const ofSomebody = setOf(
  'after since while when then had has having ate eats eating eaten gave given fed with over by near beside at and ' +
    'nach beim wahrend dann gegessen isst essen hatte und apres puis pendant mange mangeant et despues luego durante ' +
    'comio comer comiendo y dopo poi durante mangiato mangiando depois durante comeu comendo na toen tijdens gegeten ' +
    'en po potem podczas zjadl zjadla i sonra yedi yerken ve',
);
/** Where a statement of the cake begins. */
const begins = setOf(
  'the his her my our your this that a an der die das den ein eine mein meine unser el la los las un una mi le les une ' +
    'mon ma notre il lo gli i mio mia o a os as um uma meu minha het een mijn onze moj moja',
);
const connectors = setOf(
  'and but because cos why und aber weil mais parce pero porque ma perche mas maar ale',
);
const between = 4;

/**
 * The hits without those that tell of a cake which fell in: “his birthday sponge totally collapsed in the middle”.
 * Nobody else may be named in that part of the sentence, before the word for the fall: “ate cake, collapsed” and
 * “after her cake she collapsed” stay.
 */
export function withoutCavedIn(words: readonly Word[], hits: readonly Hit[]): Hit[] {
  const people = new Set(hits.filter(({ concept }) => concept === 'child').map(({ from }) => from));
  const textAt = (place: number) => words[place]?.text ?? '';
  const isSomebody = (place: number) =>
    ofSomebody.has(textAt(place)) || (people.has(place) && !begins.has(textAt(place)));
  const isOfBake = ({ from, to }: Hit) => {
    if (!words.slice(from, to).some(({ text }) => falls.test(text))) return false;
    const before = clauseAround(words, from).filter((place) => place < from);
    const bake = before.findLast((place) => bakes.has(textAt(place)));
    if (bake === undefined || from - bake > between + 1) return false;
    if (before.some((place) => place > bake && isSomebody(place))) return false;
    let first = bake;
    while (before.includes(first - 1) && bake - first < between && !begins.has(textAt(first))) first -= 1;
    if (before.some((place) => place >= first && place < bake && isSomebody(place))) return false;
    const start = textAt(first - 1);
    const isWhole = !before.includes(first - 1) || connectors.has(start);
    return isWhole;
  };
  return hits.filter((hit) => hit.concept !== 'unconscious' || !isOfBake(hit));
}
