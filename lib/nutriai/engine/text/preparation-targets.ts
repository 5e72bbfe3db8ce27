import {
  chainedOf,
  everythingOf,
  type Foods,
  fromEnd,
  fromStart,
  isVerb,
  itemStartsOf,
  nextOf,
} from './along-sentence';
import { type Mention } from './mention';
import { type Element } from './sentence-elements';

/**
 * The elements of a sentence and what is asked of them again and again. Each answer follows from that of a
 * neighbour, so that all of them together take one walk along the sentence; a walk for each phrase would take
 * the square of its length.
 */
export class ElementTargets {
  readonly #foodAt: readonly number[];
  readonly #phraseAt: readonly number[];
  readonly #exceptAt: readonly number[];
  readonly #itemStarts: readonly number[];
  readonly #listGoesOn: readonly boolean[];
  readonly #next: readonly Foods[];
  readonly #chained: readonly Foods[];
  readonly #afterColon: readonly Foods[];
  readonly #afterBreak: readonly Foods[];
  readonly #rightBefore: readonly Foods[];
  readonly #ofClause: readonly Foods[];
  readonly #follows: readonly boolean[];
  readonly #everythingBefore: readonly boolean[];
  readonly #everythingAfter: readonly boolean[];
  readonly #firstFood: number;
  readonly #firstOrder: number;
  readonly #lastSaid: number;
  readonly #linked = new Map<number, readonly Mention[]>();
  #lastNamed: ReadonlyMap<string, number> | undefined;
  readonly #commaAfterFood: readonly boolean[];
  readonly #lastFood: readonly number[];

  constructor(readonly elements: readonly Element[]) {
    const none = elements.length;
    const at = (kind: Element['kind']) =>
      fromEnd(elements, none, (element, place, after: number) => (element.kind === kind ? place : after));
    this.#foodAt = at('food');
    this.#phraseAt = at('phrase');
    this.#exceptAt = at('except');
    this.#itemStarts = itemStartsOf(elements);
    const hasFoodFrom = (place: number) => (this.#foodAt[place] ?? none) < none;
    this.#listGoesOn = fromEnd(elements, false, ({ kind }, place, after: boolean) => {
      if (kind === 'link') return hasFoodFrom(place + 1);
      return (kind === 'food' || kind === 'comma' || kind === 'word' || kind === 'phrase') && after;
    });
    this.#next = fromEnd(elements, null, nextOf);
    this.#chained = fromEnd(elements, null, (element, place, after: Foods) =>
      chainedOf(element, elements[place + 1], after),
    );
    this.#afterBreak = fromEnd(elements, null, (element, _place, after: Foods) => {
      if (element.kind === 'food') return element.mentions;
      return element.kind === 'comma' ? null : after;
    });
    this.#afterColon = fromEnd(elements, null, ({ kind }, place, after: Foods) => {
      if (kind === 'food' || kind === 'comma') return null;
      return kind === 'break' ? (this.#afterBreak[place + 1] ?? null) : after;
    });
    this.#rightBefore = fromStart(elements, null, (element, _place, before: Foods) => {
      if (element.kind === 'food') return element.mentions;
      return element.kind === 'phrase' ? before : null;
    });
    this.#ofClause = fromStart(elements, null, (element, _place, before: Foods) => {
      if (element.kind === 'food') return element.mentions;
      return ['word', 'comma', 'pronoun'].includes(element.kind) ? before : null;
    });
    this.#follows = fromStart(elements, false, ({ kind }, place, before: boolean) => {
      if (kind === 'food') return true;
      return !(kind === 'link' && elements[place - 1]?.kind !== 'phrase') && before;
    });
    this.#everythingBefore = fromStart(elements, false, everythingOf);
    this.#everythingAfter = fromEnd(elements, false, everythingOf);
    this.#lastFood = fromStart(elements, -1, ({ kind }, place, before: number) =>
      kind === 'food' ? place : before,
    );
    this.#commaAfterFood = fromStart(elements, false, ({ kind }, _place, before: boolean) => {
      if (kind === 'food') return false;
      return before || kind === 'comma' || kind === 'break' || kind === 'everything' || kind === 'pronoun';
    });
    this.#firstFood = this.#foodAt[0] ?? none;
    this.#firstOrder = firstOrderOf(elements);
    this.#lastSaid = elements.findLastIndex(({ kind }) => kind === 'food' || kind === 'phrase');
  }

  /**
   * Where the item that an element stands in begins: after the last comma or break before it; at 0 where an
   * "and" comes first.
   */
  itemStart(place: number): number {
    return this.#itemStarts[place] ?? 0;
  }

  /** Whether an order to the cook stands before an element. */
  hasOrderBefore(place: number): boolean {
    return this.#firstOrder < place;
  }

  hasFoodBefore(place: number): boolean {
    return this.#firstFood < place;
  }

  /** Whether "everything" stands before a phrase, with nothing but words between. */
  everythingBefore(place: number): boolean {
    return this.#everythingBefore[place - 1] ?? false;
  }

  /** … or after it. */
  everythingAfter(place: number): boolean {
    return this.#everythingAfter[place + 1] ?? false;
  }

  /**
   * Whether a list with commas comes to an "and" before anything but foods and words: "mash the banana, pear
   * and avocado".
   */
  listGoesOn(place: number): boolean {
    return this.#listGoesOn[place + 1] ?? false;
  }

  /**
   * The food that a phrase stands right before, with nothing but words between: "finely chopped, toasted"
   * does not, "chopped green" does.
   */
  nextFood(place: number): Foods {
    return this.#next[place + 1] ?? null;
  }

  /** The food that a phrase stands right after, with nothing but other phrases between. */
  foodRightBefore(place: number): Foods {
    return this.#rightBefore[place - 1] ?? null;
  }

  /** "… the grapes, which are left whole". */
  foodOfClause(place: number): Foods {
    return this.#ofClause[place - 1] ?? null;
  }

  /**
   * Between two foods a phrase of the item that begins at `start` belongs to the second when the sentence has
   * phrases before foods: "halved grapes mashed banana".
   */
  standsBeforeFoods(place: number, start: number): boolean {
    const { length } = this.elements;
    const firstFood = this.#foodAt[start] ?? length;
    const startsWithPhrase =
      (this.#phraseAt[start] ?? length) < (firstFood === length ? length - 1 : firstFood);
    return startsWithPhrase || this.#lastSaid < place || this.elements[this.#lastSaid]?.kind !== 'phrase';
  }

  /**
   * Whether a phrase stands after a food, be it behind a comma: what follows "and" is a new item, unless it
   * joins two phrases.
   */
  followsFood(place: number): boolean {
    return this.#follows[place - 1] ?? false;
  }

  /**
   * "Peeled, cored and grated apple": phrases in a row before a food. What is said before a comma of no
   * phrase is another item's.
   */
  chainedFood(place: number): Foods {
    return this.#chained[place + 1] ?? null;
  }

  /**
   * The nearest food before a phrase; after a comma also the foods joined to it by "and": "grapes and olives,
   * quartered".
   */
  linkedBack(place: number, needsComma: boolean): readonly Mention[] {
    const at = this.#lastFood[place - 1] ?? -1;
    const nearest = this.elements[at];
    if (nearest?.kind !== 'food') return [];
    const comma = !needsComma || this.#commaAfterFood[place - 1] === true;
    return comma ? this.#linkedTo(at, nearest.mentions) : nearest.mentions;
  }

  #linkedTo(nearest: number, mentions: readonly Mention[]): readonly Mention[] {
    const known = this.#linked.get(nearest);
    if (known) return known;
    const targets = [...mentions];
    for (let at = nearest; ;) {
      const link = this.#beforeWords(at);
      const earlier = this.#beforeWords(link);
      const food = this.elements[earlier];
      if (this.elements[link]?.kind !== 'link' || food?.kind !== 'food') break;
      targets.push(...food.mentions);
      at = earlier;
    }
    this.#linked.set(nearest, targets);
    return targets;
  }

  #beforeWords(place: number): number {
    let before = place - 1;
    while (this.elements[before]?.kind === 'word') before -= 1;
    return before;
  }

  /** "Quartered lengthways: grapes": the food behind a colon or a dash. */
  foodAfterColon(place: number): Foods {
    return this.#afterColon[place + 1] ?? null;
  }

  /** The first food after an element, whatever stands between. */
  foodAfter(place: number): readonly Mention[] {
    const food = this.elements[this.#foodAt[place + 1] ?? -1];
    return food?.kind === 'food' ? food.mentions : [];
  }

  /** "… except the grapes and the olives": all foods behind the next such word; null where none comes. */
  exceptionAfter(place: number): Exception | null {
    const except = this.elements[this.#exceptAt[place + 1] ?? -1];
    if (!except) return null;
    this.#lastNamed ??= new Map(
      this.elements.flatMap((element) =>
        element.kind === 'food'
          ? element.mentions.flatMap(({ meaning, first }) =>
              meaning.foods.slice(0, 1).map((food) => [food, first]),
            )
          : [],
      ),
    );
    return { from: except.first, lastNamed: this.#lastNamed };
  }
}

/** The foods of a sentence that are named after a word such as "except". */
export interface Exception {
  from: number;
  /** Where the sentence names each food last. */
  lastNamed: ReadonlyMap<string, number>;
}

/** Place of the first order to the cook; behind the last element where there is none. */
function firstOrderOf(elements: readonly Element[]): number {
  const order = elements.findIndex((element) => element.kind === 'step' || isVerb(element));
  return order < 0 ? elements.length : order;
}
