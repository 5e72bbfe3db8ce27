import { type Dish, type Item, itemsOf, sideSlot } from '../dish';
import { type Way } from '../kitchen/kitchen-food';
import { type StepPlan } from '../patterns/pattern';
import { minutesOfMethod } from '../../recipes/step-minutes';
import { uncapitalised } from '../../uncapitalised';
import { cookApart, grainSentence } from './cook-apart';
import { cookInPot, potMinutes } from './cook-in-pot';
import { cutSentence } from './cut-sentence';
import { fillTemplate, slotsNamed } from './fill-template';
import { finishSentences } from './finish-sentences';
import { sidesSentences } from './sides-sentences';
import { stirSentences } from './stir-sentences';
import { the } from './words';

/** The method of a dish, and how long it takes from start to table. */
export interface Method {
  steps: readonly string[];
  minutes: number;
}

const inThePot: ReadonlySet<Way> = new Set([
  'simmer',
  'leaf',
  'dry_pulse',
  'cooked_pulse',
  'sauce',
  'tofu',
  'soften',
  'pour',
]);
const grains: ReadonlySet<Way> = new Set(['boil_grain', 'soak_grain']);
/** Minutes of peeling and cutting for each food that is cut. */
const handsOn = 1.5;

const heatedAgain = ({ kitchen }: Item) => Number(kitchen.way === 'reheat');

/** Writes the method that a pattern plans, each food by its own way, and leaves none out. */
export function writeMethod(dish: Dish): Method {
  const writer = new MethodWriter(dish);
  for (const step of dish.pattern.steps) writer.write(step);
  return writer.method();
}

class MethodWriter {
  readonly #dish: Dish;
  readonly #steps: string[] = [];
  /** Not yet in the dish. */
  readonly #left: Set<Item>;
  /** Cooked by itself, waiting to go in. */
  readonly #ready: Item[] = [];
  readonly #planned: ReadonlySet<string>;
  /** What is in the pan: nothing, something frying, or a pot of water. */
  #pan: 'empty' | 'frying' | 'simmering' = 'empty';
  #isPotDone = false;
  #isGrainDone = false;
  /** What is cooked in another pan waits until the one that is on is full. */
  #isApartDue = false;
  #softenMinutes = 0;
  #cookMinutes = 0;
  /** What the slowest food that went into the pan still needs. */
  #inPanMinutes = 0;

  constructor(dish: Dish) {
    this.#dish = dish;
    this.#left = new Set(dish.items.filter(({ slot }) => slot !== sideSlot));
    this.#planned = new Set(
      dish.pattern.steps.flatMap((step) =>
        step.do === 'say' && this.#isSaid(step) ? slotsNamed(step.text) : [],
      ),
    );
  }

  write(step: StepPlan): void {
    switch (step.do) {
      case 'oven':
        this.#add(fillTemplate(`Heat the oven to ${step.celsius}°C and ${step.and}.`, this.#dish));
        return;
      case 'cut':
        this.#addAll(cutSentence(this.#dish, step.except));
        return;
      case 'soften':
        this.#soften();
        return;
      case 'pot':
        this.#pot();
        if (this.#isApartDue) this.#apart();
        return;
      case 'grain':
        this.#grain();
        return;
      case 'apart':
        this.#apart();
        return;
      case 'say':
        this.#say(step);
        return;
      case 'rest':
        this.#rest(step.verb);
        return;
      case 'sides':
        this.#addAll(sidesSentences(this.#dish).map((sentence) => this.#beside(sentence)));
        return;
      case 'texture':
      case 'finish':
        this.#addAll(finishSentences(step.do, this.#dish));
        return;
    }
  }

  method(): Method {
    const sides = Math.max(0, ...itemsOf(this.#dish, sideSlot).map(({ kitchen }) => kitchen.minutes));
    const cuts = this.#dish.items.filter(({ kitchen }) => kitchen.cut !== '').length;
    const cooking = this.#softenMinutes + Math.max(this.#cookMinutes, sides);
    const { minutes: own, meanwhile = false } = this.#dish.pattern;
    const planned = (meanwhile ? Math.max(own, cooking) : own + cooking) + Math.round(cuts * handsOn);
    const total = Math.max(planned, minutesOfMethod(this.#steps));
    return { steps: this.#steps, minutes: total > 20 ? Math.ceil(total / 5) * 5 : total };
  }

  #isSaid({ needs = [], without = [] }: Extract<StepPlan, { do: 'say' }>): boolean {
    const has = (slot: string) => itemsOf(this.#dish, slot).length > 0;
    return needs.every(has) && !without.some(has);
  }

  #add(sentence: string): void {
    this.#steps.push(sentence);
  }

  #addAll(sentences: readonly string[]): void {
    this.#steps.push(...sentences);
  }

  #take(test: (item: Item) => boolean): Item[] {
    const taken = [...this.#left].filter(test);
    for (const item of taken) this.#left.delete(item);
    return taken;
  }

  #cookFor(minutes: number): void {
    this.#cookMinutes = Math.max(this.#cookMinutes, minutes);
  }

  /** Counted beside what is cooking already, and said so. */
  #beside(sentence: string): string {
    if (this.#cookMinutes === 0 || !/\d minutes/.test(sentence)) return sentence;
    return `Meanwhile, ${uncapitalised(sentence)}`;
  }

  #takeFat(): Item[] {
    return this.#take(({ kitchen, slot }) => kitchen.way === 'fat' && !this.#planned.has(slot));
  }

  #soften(): void {
    const aromatics = this.#take(({ kitchen, slot }) => kitchen.way === 'soften' && !this.#planned.has(slot));
    const spices = this.#take(({ kitchen, slot }) => kitchen.role === 'spice' && !this.#planned.has(slot));
    if (aromatics.length + spices.length === 0) return;
    const fat = this.#takeFat();
    const inFat = fat.length > 0 ? ` in ${the(fat)}` : ' in a splash of water';
    this.#pan = 'frying';
    if (aromatics.length === 0) {
      this.#add(`Warm ${the(spices)}${inFat} for 30 seconds.`);
      return;
    }
    const minutes = Math.max(...aromatics.map(({ kitchen }) => kitchen.minutes));
    this.#softenMinutes = minutes;
    const spiced = spices.length > 0 ? `, adding ${the(spices)} for the last minute` : '';
    this.#add(`Soften ${the(aromatics)}${inFat} for ${minutes} minutes${spiced}.`);
  }

  #pot(): void {
    this.#isPotDone = true;
    // What is poured in must not be poured away with the water.
    const isDrained = this.#dish.pattern.steps.some(
      (step) => step.do === 'say' && step.text.startsWith('Drain'),
    );
    const items = this.#take(({ kitchen, slot }) => {
      if (!inThePot.has(kitchen.way)) return false;
      if (kitchen.way === 'pour' && (kitchen.role !== 'coconut' || isDrained)) return false;
      return !(this.#planned.has(slot) && ['soften', 'sauce', 'pour'].includes(kitchen.way));
    });
    const cooked = items.filter(({ kitchen }) => kitchen.way !== 'pour');
    this.#simmerBefore(potMinutes(items));
    if (cooked.length === 0) {
      for (const item of items) this.#left.add(item);
      return;
    }
    this.#addAll(
      cookInPot(items, this.#dish, {
        isStarted: this.#pan === 'frying',
        isDeep: this.#dish.pattern.form !== 'mixed' || this.#dish.pattern.kind === 'stew',
        drain: ['salad', 'bake'].includes(this.#dish.pattern.kind),
      }),
    );
    this.#pan = 'simmering';
    this.#cookFor(potMinutes(items));
  }

  /** Brown rice that is in the pan already needs longer than what joins it now. */
  #simmerBefore(minutes: number): void {
    const before = this.#inPanMinutes - minutes;
    this.#inPanMinutes = 0;
    if (minutes === 0 || before < 5) return;
    this.#add(`Simmer for ${before} minutes.`);
    this.#softenMinutes += before;
  }

  #grain(): void {
    this.#isGrainDone = true;
    for (const item of this.#take(({ kitchen }) => grains.has(kitchen.way))) {
      this.#add(this.#beside(grainSentence(item, this.#dish)));
      this.#ready.push(item);
      this.#cookFor(item.kitchen.minutes);
    }
  }

  #apart(): void {
    this.#isApartDue = this.#pan === 'frying' && !this.#isPotDone && this.#plans('pot');
    // What is only heated comes last, so that it is hot when the rest is done.
    const heatedLast = [...this.#left].sort((a, b) => heatedAgain(a) - heatedAgain(b));
    for (const item of heatedLast) {
      if (this.#isApartDue && item.kitchen.way !== 'mince') continue;
      const isMashedLater =
        this.#planned.has(item.slot) && ['ripe', 'stew', 'simmer'].includes(item.kitchen.way);
      if (item.kitchen.way === 'ripe' && isMashedLater) continue;
      if (item.kitchen.way === 'egg' && this.#planned.has(item.slot) && item.slot === 'egg') continue;
      if (this.#isStirredDry(item)) continue;
      if (this.#isCookedLater(item)) continue;
      const fat = item.kitchen.way === 'mince' && this.#pan !== 'frying' ? this.#takeFat() : [];
      const sentence = cookApart(item, this.#dish, fat);
      if (sentence === null) continue;
      const apart = isMashedLater ? sentence.replace(/, then [^,]+\.$/, '.') : sentence;
      const inPan = this.#inPan(item, apart);
      this.#add(inPan === apart ? this.#beside(inPan) : inPan);
      this.#left.delete(item);
      if (item.kitchen.way === 'mince' && this.#pan !== 'simmering') this.#pan = 'frying';
      else this.#ready.push(item);
      this.#cookFor(item.kitchen.minutes);
    }
  }

  /** Oats that bind, cereal that thickens, bread that a later step toasts. */
  #isStirredDry({ kitchen: { way }, slot }: Item): boolean {
    if ((way === 'porridge' || way === 'flour') && slot === 'binder') return true;
    return (
      ['porridge', 'cereal', 'soak_cereal', 'toast', 'warm_bread'].includes(way) && this.#planned.has(slot)
    );
  }

  #isCookedLater({ kitchen: { way } }: Item): boolean {
    if (grains.has(way)) return this.#plans('grain') && !this.#isGrainDone;
    return inThePot.has(way) && this.#plans('pot') && !this.#isPotDone;
  }

  #plans(step: StepPlan['do']): boolean {
    return this.#dish.pattern.steps.some(({ do: kind }) => kind === step);
  }

  /** Mince joins what is softening already. */
  #inPan({ kitchen }: Item, sentence: string): string {
    return kitchen.way === 'mince' && this.#pan === 'frying'
      ? `Add the ${kitchen.name} and fry for ${kitchen.minutes} minutes, pressing out lumps, until no pink is left.`
      : sentence;
  }

  #say(step: Extract<StepPlan, { do: 'say' }>): void {
    if (!this.#isSaid(step)) return;
    if (this.#dish.isSteamed === true && step.text.startsWith('Drain, keeping')) return;
    const named = slotsNamed(step.text);
    if (named.length > 0 && !named.some((slot) => itemsOf(this.#dish, slot).length > 0)) return;
    this.#add(fillTemplate(step.text, this.#dish));
    if (step.text.includes('add to the pan'))
      this.#inPanMinutes = Math.max(
        0,
        ...named.flatMap((slot) => itemsOf(this.#dish, slot).map(({ kitchen }) => kitchen.minutes)),
      );
    for (const [, slot = ''] of step.text.matchAll(/\{minutes:(\w+)\}/g))
      for (const { kitchen } of itemsOf(this.#dish, slot)) this.#cookFor(kitchen.minutes);
    this.#take(({ slot }) => named.includes(slot));
    for (const item of [...this.#ready])
      if (named.includes(item.slot)) this.#ready.splice(this.#ready.indexOf(item), 1);
  }

  #rest(verb: 'Stir in' | 'Fold in' | 'Mash in'): void {
    const later = (item: Item) => this.#planned.has(item.slot) && this.#left.has(item);
    const ready = this.#ready.splice(0);
    const left = this.#take((item) => !later(item));
    const isCold = this.#dish.pattern.reheating === 'cold';
    this.#addAll(stirSentences(verb, { ready, left, isCold }));
  }
}
