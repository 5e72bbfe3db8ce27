import { type SaidOfAll } from './attach-preparations';
import { addTo } from './grouping';
import { isEaten, type Mention } from './mention';
import { type Preparation } from './parsed-ingredient';
import { type Layout } from './sentences';
import { type Token } from './tokens';

const setAside = new Set(['reserve', 'reserving', 'save', 'keep', 'aside', 'back']);

/**
 * Gives to all foods what the text says of all it named before. A food that is named again later in a step
 * ("top with blueberries"), or that was set aside, was not among them.
 */
export function applyToAll(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { layout: { lines }, saidOfAll }: { layout: Layout; saidOfAll: readonly SaidOfAll[] },
): void {
  if (saidOfAll.length === 0) return;
  const named = new LastNamed(mentions, lines);
  const eaten = mentions.filter((mention) => isEaten(mention) && !isSetAside(tokens, mention));
  for (const [preparation, { orders, headings }] of byPreparation(saidOfAll)) {
    const [reach, headed] = [new Reach(orders, named), new FirstHeading(headings)];
    for (const mention of eaten) {
      if (mention.first < reach.of(mention) || mention.first > headed.of(mention))
        mention.preparations.add(preparation);
    }
  }
}

/** What is said of all, by the line it is said in, each in the order of the text. */
type SaidByLine = Map<number, SaidOfAll[]>;

interface Sayings {
  orders: SaidByLine;
  headings: SaidByLine;
}

/** More headings than these in one line say nothing. */
const mostHeadings = 20;

function byPreparation(saidOfAll: readonly SaidOfAll[]): Map<Preparation, Sayings> {
  const found = new Map<Preparation, Sayings>();
  for (const said of saidOfAll) {
    for (const preparation of said.preparations) {
      const { orders, headings } = found.get(preparation) ?? { orders: new Map(), headings: new Map() };
      found.set(preparation, { orders, headings });
      if (!said.isHeading) addTo(orders, said.line, said);
      else if ((headings.get(said.line)?.length ?? 0) < mostHeadings) addTo(headings, said.line, said);
    }
  }
  return found;
}

function foodOf({ meaning }: Mention): string {
  return meaning.foods[0] ?? '';
}

function excepts({ except }: SaidOfAll, food: string): boolean {
  return except !== null && (except.lastNamed.get(food) ?? -1) > except.from;
}

/** Where each food is named last: outside of lists, and in each line of a list. */
class LastNamed {
  readonly #outside = new Map<string, number>();
  readonly #inLine = new Map<string, number>();

  constructor(mentions: readonly Mention[], lines: Layout['lines']) {
    for (const mention of mentions) {
      const food = foodOf(mention);
      if (food === '') continue;
      if (lines[mention.line]?.kind !== 'list') this.#outside.set(food, mention.first);
      this.#inLine.set(`${mention.line} ${food}`, mention.first);
    }
  }

  outsideOfLists(food: string): number {
    return this.#outside.get(food) ?? -1;
  }

  inLine(food: string, line: number): number {
    return this.#inLine.get(`${line} ${food}`) ?? -1;
  }
}

/** Up to where a food must be named to be meant by an order, such as "mash everything". */
class Reach {
  readonly #byFood = new Map<string, number>();
  /** The last line first, and in each the last order first. */
  readonly #lines: readonly (readonly [number, readonly SaidOfAll[]])[];

  constructor(
    orders: SaidByLine,
    private readonly named: LastNamed,
  ) {
    this.#lines = [...orders].map(([line, said]) => [line, said.toReversed()] as const).toReversed();
  }

  of(mention: Mention): number {
    const food = foodOf(mention);
    const known = this.#byFood.get(food) ?? this.#find(food);
    this.#byFood.set(food, known);
    return known;
  }

  /**
   * The last order that does not except the food and after which its line does not name it: earlier ones
   * reach no further.
   */
  #find(food: string): number {
    for (const [line, orders] of this.#lines) {
      const named = this.named.inLine(food, line);
      const order = orders.find((said) => said.at < named || !excepts(said, food));
      if (order !== undefined && order.at >= named)
        return this.named.outsideOfLists(food) <= order.at ? order.at : -1;
    }
    return -1;
  }
}

/** From where on a heading, such as "all mashed:", speaks of a food of its line. */
class FirstHeading {
  constructor(private readonly headings: SaidByLine) {}

  of(mention: Mention): number {
    const food = foodOf(mention);
    return this.headings.get(mention.line)?.find((said) => !excepts(said, food))?.at ?? Infinity;
  }
}

function isSetAside(tokens: readonly Token[], { first, end }: Mention): boolean {
  const around = [...tokens.slice(Math.max(0, first - 5), first), ...tokens.slice(end, end + 3)];
  return around.some(({ text }) => setAside.has(text));
}
