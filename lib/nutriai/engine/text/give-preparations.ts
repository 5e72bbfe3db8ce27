import { type Mention } from './mention';
import { type Preparation } from './parsed-ingredient';

/**
 * Gives preparations to foods. The same list of foods, which may have grown meanwhile, is often given the
 * same again by every phrase of a long sentence; each of its foods is then given it once.
 */
export class PreparationGiver {
  /** How many of the foods of a list have each preparation already. */
  readonly #given = new WeakMap<readonly Mention[], Map<Preparation, number>>();

  give(mentions: readonly Mention[], preparations: Iterable<Preparation>): void {
    const given = this.#given.get(mentions) ?? new Map<Preparation, number>();
    this.#given.set(mentions, given);
    for (const preparation of preparations) {
      for (let place = given.get(preparation) ?? 0; place < mentions.length; place += 1)
        mentions[place]?.preparations.add(preparation);
      given.set(preparation, mentions.length);
    }
  }
}
