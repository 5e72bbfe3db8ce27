import { knowledge } from '../knowledge/knowledge';
import { normaliseText } from './normalise-text';
import { emptyTree, mergeBranches, nodesOf, type PhraseNode } from './phrase-tree';

/**
 * What a phrase does to the foods named after it.
 * `leave_out`: they are not there; words of preparation may stand between ("no raw honey");
 * `forbid`: likewise, said as an order, so that a whole list is meant ("avoid honey, salt and sugar");
 * `free_from`: likewise, and a list with "and" is all meant ("free from milk and eggs");
 * `not`: the next food or the next preparation is denied, whichever stands first ("not whole");
 * `replace`: the first food after it goes and another comes ("replace honey with date syrup");
 * `traces`: they may be there in traces;
 * `likeness`: they only describe ("the size of a grape");
 * `keep`: looks like a negation and is none ("no more than", "don't forget the").
 */
export type NegationKind =
  | 'leave_out'
  | 'forbid'
  | 'free_from'
  | 'not'
  | 'replace'
  | 'traces'
  | 'likeness'
  | 'keep';

const giving =
  '(add|adding|use|using|give|giving|include|including|put|putting|put in|eat|eating|have|having|feed|' +
  'feeding|mix in|serve|serving|serve with|offer|offering|sprinkle|sprinkle on|pour|introduce|buy|' +
  'contain|contains|containing|need|needs|want|try|drink|cook with|sweeten with|season with|get|provide|' +
  'top with|spread|dip in|be given|be offered|have any|use any|add any|give any|add more|add extra|' +
  'add in)';
const refusing =
  '(do not|dont|does not|doesnt|did not|didnt|never|please do not|please dont|must not|mustnt|should not|' +
  'shouldnt|cannot|cant|can not|not to|will not|wont|would not|wouldnt|avoid|stop|without|no|no need to|' +
  'never ever|do not ever|dont ever|not|refrain from)';

const patterns: Readonly<Record<NegationKind, readonly string[]>> = {
  leave_out: [
    'no [added|extra|additional|such|hidden|any]',
    'no more',
    'no need for',
    'without [any|added|adding|the|using|extra|all the|all that]',
    'w / o',
    'with no [added|extra]',
    'zero',
    'none of the',
    'nor [any]',
    'neither',
    `${refusing} ${giving} [any|more|extra]`,
    'leave off the',
    'minus [the]',
    '(instead|in place|in lieu) of [the|using|adding|any]',
    'rather than [the|using|adding|any]',
    'as opposed to',
    'hold the',
    'not round',
    '[has|have|had] never (had|eaten|tried|tasted) [any]',
    '(has|have) not had [any]',
    '(hasnt|havent) had [any]',
    '(steer clear|stay clear) of',
    '(stay|keep|stays) away from',
    '(absence|lack) of',
    '(substitute|replacement|alternative|swap) (for|to)',
    'sans',
    'sin [mas|anadir|nada de]',
    'ohne',
    'senza',
    'sem',
    'bez',
    'zonder [toegevoegd|toegevoegde]',
    'geen',
    'bez dodatku',
    'kein',
    'keine',
    'keinen',
    'pas de',
    'niente',
    'nichts',
    'sonst nichts',
    'nada de',
    'bina',
    'jamais de',
    'nunca',
    'nie dodawaj',
    'non',
    'anti',
  ],
  forbid: [
    '(avoid|avoiding|omit|omitting|omits|skip|skipping|exclude|excluding|excludes|ditch|ditching|ban|' +
      'banned) [any|all|the]',
    '(leave|leaving|left|leaves|cut|cutting) out [any|all|the]',
  ],
  free_from: [
    'free (from|of) [any|all|the|added]',
    '(contains|contain|containing|has|have) no [added|any]',
    'does not contain [any]',
    'doesnt contain [any]',
  ],
  not: [
    'not [any|with|made with|made from|the|a|an|been]',
    'isnt [with|made with]',
    'arent',
    'wasnt',
    'never [ever|be]',
    '(do not|dont|does not|doesnt|never) [ever|be]',
    'no need to',
    'avoid (being|getting|them)',
    'nicht',
    'niet',
    'non e',
    'nie',
  ],
  replace: [
    '(replace|replaces|replacing|swap|swapping|swap out|swap the|sub|sub out|substitute|substituting|' +
      'trade|replaced|swapped|swopped|subbed|substituted|traded|switched|changed|switched from|' +
      'changed from) [the|any|your|out|out the]',
  ],
  traces: [
    'may [also] contain [small|some] [traces|trace amounts] [of]',
    'may have traces of',
    'might contain [traces of]',
    '(traces|trace) of',
    'trace amounts of',
    'can contain traces of',
    '(made|produced|packed|prepared|manufactured|processed) (in|on) (a|an|the|the same) (factory|' +
      'facility|kitchen|line|environment|site|equipment|bakery|plant) (that|which|where) [also] (handles|' +
      'uses|processes|packs|produces|contains|handle|use|process|are)',
    '(made|produced|packed|prepared) in [a|an] (factory|facility|kitchen|environment|bakery) (handling|' +
      'using|processing|with|containing)',
    '(factory|facility|kitchen|bakery) (that|which) [also] (handles|uses|processes|packs|produces|contains)',
    'not suitable for [people|those|children|anyone|customers|sufferers|consumers] ' +
      '[with|who have|who have got|allergic to] [a|an]',
    'may also contain',
    'peut contenir [des traces de]',
    'puede contener [trazas de]',
    'kann spuren von',
    'puo contenere [tracce di]',
    'pode conter [vestigios de]',
    'moze zawierac',
  ],
  likeness: [
    '[the] (size|shape|colour|color|texture|consistency|thickness|smell|look|weight|' +
      'feel) of [a|an|the|small|large|thick|runny|single|double|one|your|half a|soft|smooth]',
    '(as fine|as thin|as smooth|as big|as large|as small|as thick|as runny|as soft) as [a|an|the]',
    '(bigger|smaller|larger|thicker|thinner|softer|runnier) than [a|an|the]',
    '(tastes|taste|looks|look|smells|smell|feels|feel) [a bit|just|more|something] like [a|an|the]',
    '(shaped|sized) like [a|an|the]',
    '(allergic|allergy|allergies|intolerant|intolerance|reaction|reactions|reacts|reacted|sensitive|' +
      'sensitivity) to [the|a|an|some]',
    '(similar|comparable) to [a|an|the]',
    '(allergies|allergy) (such as|like|including|eg|e g)',
    'not to be confused with',
  ],
  keep: [
    'no more (than|deal|time|messing)',
    'no (less|fewer|bigger|smaller|larger|later|longer|matter|doubt|problem|problems|worries|wonder|time|' +
      'fuss|bake|cook|churn|knead|stir|mess|waste|idea|one|1|big|way|sooner|oven|blender|sign|signs|reason|' +
      'sweat|rush|frills|hassle|stress|point|harm|evidence|other|recipe|just|only) [than|deal]',
    'no good without',
    'non (pasteurised|pasteurized)',
    'no need to (skip|avoid|omit|leave out|cut out) [the|any]',
    'nothing without',
    'not (only|just|merely|simply|yet|sure|necessarily|always|enough|too|so|very|much|all|more|less|' +
      'fewer|until|even|everyone|everything|bad|unless|least|that|a problem|a lot|quite|long|far|as|every|' +
      'entirely|completely|really|in|on|at|for|from|by|if|when|because|uncommon|advised)',
    'not (forgetting|to mention)',
    '(do not|dont|never|not|cannot|cant) (forget|skip|omit|leave out|leave off|hold back on|skimp on|' +
      'stint on|worry about|be afraid of|miss out|miss|exclude|be without|resist|do without|go without|' +
      'avoid|limit|swap|replace|ditch|hold) [to add|adding|the|that|your|about|out]',
    '(not|never|nothing|no good) [made|cooked|baked|eaten|served] without',
    'cant go wrong with',
    'why not [add|try|use|serve|give|mix in|stir in]',
    '(if|unless|whether or|or|why|whether) (not|no|without)',
    'if (you are|youre|its|it is) not',
    '(better|best|nicer) (than|with|with no)',
    'never mind',
    'none the less',
    'not a fan of',
    'without (cooking|baking|fuss|further|worry|realising|a doubt|delay|stopping|help|stirring|lumps|' +
      'waiting|thinking|crying|it|them|this|teeth|being|having to)',
    'avoid (overcooking|overmixing|burning|sticking|splashing|waste|wasting)',
    'to avoid',
    'no added (value|stress|bits)',
  ],
};

let tree: PhraseNode<NegationKind> | undefined;

/** The phrases that deny foods, or only seem to, by their words. */
export function negationTree(): PhraseNode<NegationKind> {
  tree ??= buildTree();
  return tree;
}

function buildTree(): PhraseNode<NegationKind> {
  const root = emptyTree<NegationKind>();
  for (const [kind, list] of Object.entries(patterns) as [NegationKind, readonly string[]][]) {
    for (const node of list.flatMap((pattern) => [...nodesOf(root, pattern)])) {
      // Where a phrase is in two lists, the one that keeps the food wins.
      if (node.value !== 'keep') node.value = kind;
    }
  }
  addDenialsOfLanguages(root);
  return mergeBranches(root);
}

/** What stands after the food it denies says nothing of the one after it. */
function addDenialsOfLanguages(root: PhraseNode<NegationKind>): void {
  const { before, inPlaceOf, inPlaceOfBefore, after } = knowledge.denials;
  for (const node of nodesOfAll(root, [...before, ...inPlaceOf])) node.value ??= 'leave_out';
  for (const node of nodesOfAll(root, [...after, ...inPlaceOfBefore])) node.value = 'keep';
}

/** The last nodes of patterns that are written with their accents. */
function nodesOfAll<T>(root: PhraseNode<T>, list: readonly string[]): PhraseNode<T>[] {
  return list.flatMap((pattern) => [...nodesOf(root, normaliseText(pattern).text)]);
}

let after: PhraseNode<DenialAfter> | undefined;
let toDrink: PhraseNode<true> | undefined;
let corrections: PhraseNode<true> | undefined;

/** What a phrase says of the food right before it: that it is left out, or that another takes its place. */
export type DenialAfter = 'left_out' | 'replaced';

/** The phrases that deny the food right before them. */
export function denialsAfter(): PhraseNode<DenialAfter> {
  if (after) return after;
  const root = emptyTree<DenialAfter>();
  for (const node of nodesOfAll(root, knowledge.denials.after)) node.value = 'left_out';
  for (const node of nodesOfAll(root, knowledge.denials.inPlaceOfBefore)) node.value = 'replaced';
  after = mergeBranches(root);
  return after;
}

/** What stands behind a food that is denied as a drink only: “quiche, no milk to drink”. */
export function toDrinkTree(): PhraseNode<true> {
  if (toDrink) return toDrink;
  const root = emptyTree<true>();
  for (const node of nodesOfAll(root, knowledge.denials.toDrink)) node.value = true;
  toDrink = mergeBranches(root);
  return toDrink;
}

/** The phrases that take back the food before them. */
export function correctionTree(): PhraseNode<true> {
  if (corrections) return corrections;
  const root = emptyTree<true>();
  for (const node of nodesOfAll(root, knowledge.denials.corrections)) node.value = true;
  corrections = mergeBranches(root);
  return corrections;
}

const wordsOf = (patterns: readonly string[]): ReadonlySet<string> =>
  new Set(
    patterns.flatMap((pattern) =>
      normaliseText(pattern)
        .text.split(/[\s()[\]|]+/)
        .filter(Boolean),
    ),
  );
let denialWords: ReadonlySet<string> | undefined;
let claimWords: ReadonlySet<string> | undefined;

/** Whether a word stands in a phrase by which a language leaves out a food. */
export function isDenialWord(word: string): boolean {
  const { before, inPlaceOf, inPlaceOfBefore, after: afterFood } = knowledge.denials;
  denialWords ??= wordsOf([...before, ...inPlaceOf, ...inPlaceOfBefore, ...afterFood]);
  return denialWords.has(word);
}

/** Whether a phrase that begins with a word tells what the dish beside it is free from. */
export function opensClaim(word: string): boolean {
  claimWords ??= wordsOf(knowledge.denials.before);
  return claimWords.has(word);
}
