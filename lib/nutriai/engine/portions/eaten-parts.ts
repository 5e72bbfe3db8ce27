import { classOfFood, foodById } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { expressionInLines } from '../text/expression-in-lines';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { type MentionAmount } from './amounts-of-mentions';
import { type EatenClause } from './eaten-clauses';
import { householdWeight } from './household-weights';
import { isWeighed, saysAmount, type StatedAmount } from './stated-amount';

/** A food that a clause names, with how much it says of it. */
export interface NamedInClause {
  ingredient: ParsedIngredient;
  amount: MentionAmount;
}

/** A clause with the foods that it names; their places are those of the whole text. */
export interface ReadClause extends EatenClause {
  named: readonly NamedInClause[];
}

/** A food of the text, what is said of its amount, and whether none of it was eaten. */
interface Served {
  ingredient: ParsedIngredient;
  amount: MentionAmount;
  isLeft: boolean;
  /** A clause said so much of it was eaten. */
  isNamedAgain?: true;
}

const { withoutCrust } = knowledge.eatenWords;

const idOf = ({ food, compound }: ParsedIngredient) => compound ?? food ?? '';
const theBefore = /^(?:all )?(?:the|his|her|das|den|die|le|la|el|il)\s/iu;
const lastWord = (words: string) => words.toLowerCase().replace(/s$/u, '').split(/\s+/u).at(-1) ?? '';

/** "The egg" is the scrambled egg that was served, "the toast" the bread. */
function isSame(served: ParsedIngredient, named: ParsedIngredient): boolean {
  if (idOf(served) === idOf(named) && idOf(named) !== '') return true;
  if (served.food !== null && served.food === named.food) return true;
  return lastWord(served.text) === lastWord(named.text);
}

/** The patty of the burger, the yolk of the egg. */
function isPartOf(served: ParsedIngredient, named: ParsedIngredient): boolean {
  const always = (of: ParsedIngredient) =>
    of.parts.flatMap(({ food, certainty }) => (certainty === 'always' && food !== null ? [food] : []));
  const [own, whole] = [always(named), always(served)];
  if (own.length > 0 && own.every((food) => whole.includes(food))) return true;
  if (served.parts.some(({ food }) => food !== null && food === named.food)) return true;
  // The sausage of the hot dog, the chicken of the pie.
  const isMeat = (food: string | null) => food !== null && foodById(food)?.group === 'flesh_foods';
  if (isMeat(named.food) && served.compound !== null && served.parts.some(({ food }) => isMeat(food)))
    return true;
  return named.food !== null && served.food !== null && named.food.startsWith(`${served.food}-`);
}

const isSameOrPart = (served: ParsedIngredient, named: ParsedIngredient) =>
  isSame(served, named) || isPartOf(served, named);

/** Whether what a clause says is of what was served before it, so that it names no food of its own. */
export function isOfServed(
  clause: EatenClause,
  named: readonly ParsedIngredient[],
  served: readonly ParsedIngredient[],
): boolean {
  const earlier = served.filter(({ end }) => end <= clause.start);
  if (earlier.length === 0) return false;
  if (clause.isCrust) return true;
  if (named.length > 0)
    return (
      clause.isOnly ||
      clause.kind === 'left' ||
      named.every((each) => earlier.some((food) => isSameOrPart(food, each)))
    );
  return saysAmount(clause.stated) || (clause.leftPart ?? clause.partOfOne) !== null || clause.isRest;
}

/**
 * The foods of a text with what clauses say of how much of them was eaten: "4 fish fingers, ate 2", "toast
 * and egg, left the toast". What was left is taken out; what a clause names for the first time is added.
 */
export function withEatenParts(
  foods: readonly { ingredient: ParsedIngredient; amount: MentionAmount }[],
  clauses: readonly ReadClause[],
): { ingredient: ParsedIngredient; amount: MentionAmount }[] {
  let served: Served[] = foods.map((food) => ({ ...food, isLeft: false }));
  let from = 0;
  for (const clause of clauses) {
    const reach = served.filter(
      ({ ingredient }) => ingredient.start >= from && ingredient.end <= clause.start,
    );
    const earlier = served.filter(({ ingredient }) => ingredient.end <= clause.start);
    if (clause.named.length === 0 && clause.isRest && earlier.some(({ isNamedAgain }) => isNamedAgain))
      leaveRest(earlier);
    else if (saysOnlyRest(clause)) continue;
    else if (clause.named.length > 0) served = withNamed(served, clause, earlier);
    else applyToAll(reach.length > 0 ? reach : earlier, clause, earlier.length === 1);
    from = clause.end;
  }
  return served.filter(({ isLeft }) => !isLeft).map(({ ingredient, amount }) => ({ ingredient, amount }));
}

/** "Half a roll, left the rest": what was eaten was said before. */
const saysOnlyRest = ({ named, kind, isRest, stated }: ReadClause) =>
  kind === 'left' && isRest && named.length === 0 && !saysAmount(stated);

function withNamed(served: Served[], clause: ReadClause, earlier: readonly Served[]): Served[] {
  const added: Served[] = [];
  // "Egg on toast, ate the egg": and nothing else.
  const isAllSaid = clause.isLast && theBefore.test(clause.content) && earlier.length > clause.named.length;
  for (const { ingredient, amount } of clause.named) {
    const same = earlier.findLast((each) => isSame(each.ingredient, ingredient));
    const whole = same ?? earlier.findLast((each) => isPartOf(each.ingredient, ingredient));
    if (clause.kind === 'left') leaveNamed(same, whole, { ingredient, amount });
    else if (same) {
      setEaten(same, amount.stated);
      same.isNamedAgain = true;
    } else {
      if (whole) whole.isLeft = true;
      added.push({ ingredient, amount, isLeft: false });
    }
  }
  const isAllElseLeft = clause.kind === 'ate' && (clause.isOnly || clause.isRest || isAllSaid);
  if (isAllElseLeft) leaveRest(earlier);
  return [...served, ...added].sort((a, b) => a.ingredient.start - b.ingredient.start);
}

/** What was left is a food of the text, or a part of a dish: "fish and chips, left half the chips". */
function leaveNamed(same: Served | undefined, whole: Served | undefined, named: NamedInClause): void {
  const { ingredient, amount } = named;
  const isDish =
    same !== undefined && same.ingredient.compound !== null && idOf(same.ingredient) !== idOf(ingredient);
  if (same && (!isDish || same.ingredient.food === ingredient.food)) return leave(same, amount.stated);
  const dish = same ?? whole;
  const part = partOf(amount.stated) ?? (saysAmount(amount.stated) ? 0 : 1);
  const held = dish === undefined ? 0 : heldShare(dish.ingredient, ingredient);
  if (dish && held * part > 0) shareOut(dish, 1 - held * part);
}

/** What a dish that is named after two foods has of one of them at most. Ours. */
const mostHeld = 0.5;

/** As how much of a dish one of the foods that it is made of counts; 0 where nobody knows. */
function heldShare(dish: ParsedIngredient, part: ParsedIngredient): number {
  if (lastWord(dish.text) === lastWord(part.text)) return mostHeld;
  const always = dish.parts.flatMap(({ food, certainty }) => (certainty === 'always' ? [food] : []));
  return part.food !== null && always.includes(part.food) ? Math.min(1 / always.length, mostHeld) : 0;
}

function leaveRest(earlier: readonly Served[]): void {
  for (const each of earlier) if (each.isNamedAgain !== true) each.isLeft = true;
}

/** The number of pieces that some words say, a part of one aside. */
const piecesOf = ({ count, isPart, measure }: StatedAmount) =>
  count !== null && !isPart && measure === null ? count : null;

/** The part of what was served that some words say, or null. */
function partOf({ count, isPart, share, measure }: StatedAmount): number | null {
  if (measure !== null) return null;
  const part = isPart ? count : share;
  return part !== null && part <= 1 ? part : null;
}

function setAmount(served: Served, stated: StatedAmount): void {
  served.amount = { ...served.amount, stated };
}

/** "Gave most to the dog, ate a quarter": what was eaten counts, and not what was left besides. */
function eatenPart(already: number | undefined, part: number, isEaten: boolean): number {
  if (already === undefined) return part;
  return isEaten ? part : already;
}

function shareOut(served: Served, part: number, { isEaten = false, isAlone = true } = {}): void {
  const { stated } = served.amount;
  const one = isAlone && isOneFruit(served) ? { count: 1 } : {};
  setAmount(served, {
    ...stated,
    ...one,
    eaten: eatenPart(stated.eaten, part, isEaten),
  });
}

/** From this weight on one of a fruit is more than a child is given. Ours. */
const mostOfOneG = 200;

const fruitClasses: ReadonlySet<string | undefined> = new Set(['vita-fruits', 'tree-fruits', 'other-fruits']);

/** What is bought or made by the piece, whatever a child usually eats of it. */
const comesByThePiece = expressionInLines('iu')`
  (?:sausage roll|burger|sandwich|sarnie|wrap|muffin|scone|bagel|croissant|pasty|burrito|hot ?dog|crumpet|teacake|
  toastie)$
`;

/** "Banana, left half", "sausage roll, ate a third": it was a whole one. */
function isOneFruit({ ingredient: { food, text }, amount }: Served): boolean {
  if (/s$/iu.test(text) || saysAmount(amount.stated)) return false;
  if (comesByThePiece.test(text)) return true;
  if (food === null) return false;
  const piece = householdWeight([food], 'piece', null);
  return fruitClasses.has(classOfFood(food)) && piece !== null && piece <= mostOfOneG;
}

/** What was eaten of one food. */
function setEaten(served: Served, eaten: StatedAmount): void {
  const { stated } = served.amount;
  const part = partOf(eaten);
  if (!saysAmount(eaten)) return;
  if (part !== null) shareOut(served, part, { isEaten: true });
  else if (eaten.count !== null && eaten.measure === null && !isWeighed(eaten))
    setAmount(served, { ...stated, count: eaten.count, isPart: false });
  else setAmount(served, { ...eaten, measure: eaten.measure ?? stated.measure });
}

/** What was left of one food. */
function leave(served: Served, left: StatedAmount): void {
  const { stated } = served.amount;
  const part = partOf(left);
  const pieces = piecesOf(left);
  if (part !== null) shareOut(served, 1 - part);
  else if (!saysAmount(left) || (pieces !== null && pieces === stated.count)) served.isLeft = true;
  else if (pieces !== null && isWeighed(stated))
    setAmount(served, {
      ...stated,
      less: { ...left, count: null, ...inUnitOf(stated, pieces) },
    });
  else if (pieces !== null && stated.count !== null && pieces < stated.count)
    setAmount(served, { ...stated, count: stated.count - pieces });
  else setAmount(served, { ...stated, less: left });
}

/** "120 ml, spilled maybe 20 of that". */
const inUnitOf = ({ grams, millilitres }: StatedAmount, amount: number) => {
  if (grams !== null) return { grams: amount };
  return millilitres === null ? { ounces: amount } : { millilitres: amount };
};

/** "Left half of one". */
const isOfOnePiece = ({ content }: EatenClause) => /\bof (?:one|1)\b/iu.test(content);

function applyToAll(reach: readonly Served[], clause: ReadClause, isAlone: boolean): void {
  const last = reach.at(-1);
  if (!last) return;
  if (clause.isCrust) return leaveCrusts(reach);
  const near = clause.isOfOne ? reach.slice(-1) : reach;
  const { stated, kind } = clause;
  const vague = clause.partOfOne ?? (kind === 'left' ? clause.leftPart : null);
  const part = clause.partOfPieces ?? vague ?? partOf(stated);
  if (part !== null) {
    if (kind === 'left' && isOfOnePiece(clause) && (last.amount.stated.count ?? 0) > 1)
      setAmount(last, {
        ...last.amount.stated,
        count: (last.amount.stated.count ?? 1) - part,
      });
    else {
      const how = { isEaten: kind === 'ate', isAlone };
      for (const each of near) shareOut(each, kind === 'left' ? 1 - part : part, how);
    }
    return;
  }
  const pieces = piecesOf(stated);
  const counted = reach.findLast(({ amount }) => (amount.stated.count ?? 0) > (pieces ?? 0)) ?? last;
  if (kind === 'left') leave(pieces === null ? last : counted, stated);
  else if (near.length === 1 || pieces !== null) setEaten(pieces === null ? last : counted, stated);
  else if (near.slice(0, -1).every(({ amount }) => !saysAmount(amount.stated)))
    last.amount = { ...last.amount, stated, isTrailing: true };
}

/** The bread, the sandwich and the pizza among them. */
function leaveCrusts(reach: readonly Served[]): void {
  for (const each of reach) {
    const { food, compound, text } = each.ingredient;
    const id = `${compound ?? ''} ${food ?? ''} ${text.toLowerCase()}`;
    if (/pizza/u.test(id)) shareOut(each, withoutCrust.pizza);
    else if (/sandwich|toastie|sarnie/u.test(id)) shareOut(each, withoutCrust.sandwich);
    else if (/bread|toast/u.test(id) && isGrain(food)) shareOut(each, withoutCrust.bread);
  }
}

const isGrain = (food: string | null) => food !== null && foodById(food)?.group === 'grains_roots_tubers';
