import type { APIResponse } from '@playwright/test';
import { type Api, expect, test } from './api-test';
import { Changes, changesOf, family } from './baby-changes-test';
import type { Somebody } from './nutriai-test';
import { flatPng } from './upload-test';

/** From the answer to who logs until the other's screen can show it: what the product promises. */
const promisedMs = 2_000;
/** The machine may be busy for a moment: the best of so many is what the site takes. More would meet the limit. */
const rounds = 3;

interface Entry {
  list: 'meals' | 'water-intake' | 'given-drops' | 'reaction-photos' | 'drops';
  id: string;
}

type Fields = Record<string, unknown>;

/** Two who look after a baby: one writes, the screen of the other is open. */
class TwoCarers {
  private constructor(
    private readonly api: Api,
    private readonly pair: { writer: Somebody; reader: Somebody; baby: string },
    readonly screen: Changes,
  ) {}

  static async of(api: Api, origin: string | undefined): Promise<TwoCarers> {
    const { parent, guest, id } = await family(api);
    const screen = await Changes.open(origin, changesOf(id), guest.access);
    return new TwoCarers(api, { writer: parent, reader: guest, baby: id }, screen);
  }

  async add(list: Entry['list'], fields: Fields): Promise<Entry & { tookMs: number }> {
    const baby = list === 'reaction-photos' ? {} : { baby: this.pair.baby };
    const sent = this.api.post(`/api/nutriai/${list}`, { ...baby, ...fields }, this.#asWriter());
    const { answer, answeredAt } = await this.#answered(sent, 201);
    const entry = { list, id: String((await answer.json()).id) };
    return { ...entry, tookMs: await this.#untilSeen(entry, answeredAt, (seen) => seen !== null) };
  }

  async change({ list, id }: Entry, fields: Fields): Promise<number> {
    const sent = this.api.patch(`/api/nutriai/${list}/${id}`, fields, this.#asWriter());
    const { answeredAt } = await this.#answered(sent, 200);
    return this.#untilSeen({ list, id }, answeredAt, (seen) => {
      return seen !== null && Object.keys(fields).every((name) => isLike(seen[name], fields[name]));
    });
  }

  async remove({ list, id }: Entry): Promise<number> {
    const sent = this.api.delete(`/api/nutriai/${list}/${id}`, this.#asWriter());
    const { answeredAt } = await this.#answered(sent, 204);
    return this.#untilSeen({ list, id }, answeredAt, (seen) => seen === null);
  }

  #asWriter = () => ({ token: this.pair.writer.access });

  async #answered(sent: Promise<APIResponse>, status: number) {
    const answer = await sent;
    const answeredAt = performance.now();
    expect(answer.status(), await answer.text()).toBe(status);
    return { answer, answeredAt };
  }

  /** Does what an open screen does: at each event it reads anew, until it has what the other wrote. */
  async #untilSeen(
    { list, id }: Entry,
    since: number,
    isThere: (entry: Fields | null) => boolean,
  ): Promise<number> {
    for (;;) {
      expect((await this.screen.next())?.[0]).toBe('changed');
      const answer = await this.api.get(`/api/nutriai/${list}?baby=${this.pair.baby}`, {
        token: this.pair.reader.access,
      });
      const results = (await answer.json()).results as Fields[];
      const seenAt = performance.now();
      if (isThere(results.find((each) => each.id === id) ?? null)) return seenAt - since;
    }
  }
}

/** What was sent stands in what is read, beside what the site adds to it. */
function isLike(read: unknown, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return read === sent;
  if (typeof read !== 'object' || read === null) return false;
  return Object.entries(sent).every(([name, value]) => isLike((read as Fields)[name], value));
}

const now = () => new Date().toISOString();
const photo64 = flatPng(64).toString('base64');
const banana = [{ food: 'banana', grams: 40 }];
const reaction = { severity: 'mild', signs: ['Hives'], note: 'around the mouth' };

/** Everything that is logged, once: how long each took to be there. */
async function everyKind(two: TwoCarers): Promise<Record<string, number>> {
  const meal = await two.add('meals', { eaten_at: now(), kind: 'lunch', items: banana });
  const took: Record<string, number> = { 'a meal': meal.tookMs };
  took['how much was eaten'] = await two.change(meal, { eaten_share: 0.5 });
  took['a reaction with a note'] = await two.change(meal, { reaction });
  const photo = await two.add('reaction-photos', { meal: meal.id, picture: photo64 });
  took['a photo'] = photo.tookMs;
  took['a photo taken away'] = await two.remove(photo);
  took['a meal taken away'] = await two.remove(meal);

  const bottle = [{ food: 'infant-formula', amount: 120, unit: 'ml' }];
  const feed = await two.add('meals', { eaten_at: now(), kind: 'milk', items: bottle });
  took['milk'] = feed.tookMs;
  took['milk changed'] = await two.change(feed, { items: [{ ...bottle[0], amount: 90 }] });
  took['milk taken away'] = await two.remove(feed);

  const water = await two.add('water-intake', { drunk_at: now(), amount_ml: 30 });
  took['water'] = water.tookMs;
  took['water changed'] = await two.change(water, { amount_ml: 60 });
  took['water taken away'] = await two.remove(water);

  const drop = await two.add('drops', { name: 'Vitamin D' });
  took['drops'] = drop.tookMs;
  const dose = await two.add('given-drops', { drop: drop.id, given_at: now() });
  took['drops given'] = dose.tookMs;
  took['drops taken back'] = await two.remove(dose);
  took['drops changed'] = await two.change(drop, { name: 'Vitamin D3' });
  took['drops taken off the list'] = await two.remove(drop);
  return took;
}

test('what one logs, changes or takes away is on the other’s open screen within two seconds', async ({
  api,
  baseURL,
}) => {
  const two = await TwoCarers.of(api, baseURL);
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [what, ms] of Object.entries(await everyKind(two))) {
      best.set(what, Math.min(ms, best.get(what) ?? Number.POSITIVE_INFINITY));
    }
  }
  two.screen.leave();
  expect(best.size).toBe(17);
  expect([...best].filter(([, ms]) => ms > promisedMs)).toEqual([]);
});

test('who was away hears that the line is open again, and reads what was logged meanwhile', async ({
  api,
  baseURL,
}) => {
  const { parent, guest, id } = await family(api);
  const before = await Changes.open(baseURL, changesOf(id), guest.access);
  before.leave();
  const asParent = { token: parent.access };
  const drink = { baby: id, drunk_at: now(), amount_ml: 30 };
  const logged = await api.post('/api/nutriai/water-intake', drink, asParent);
  expect(logged.status()).toBe(201);
  // `Changes.open` waits for `ready`: a client takes everything for changed then, and reads anew.
  const after = await Changes.open(baseURL, changesOf(id), guest.access);
  const list = await api.get(`/api/nutriai/water-intake?baby=${id}`, { token: guest.access });
  expect(await list.json()).toMatchObject({ count: 1, results: [{ amount_ml: 30 }] });
  await api.post('/api/nutriai/water-intake', drink, asParent);
  expect(await after.next()).toEqual(['changed', { kinds: ['water'] }]);
  after.leave();
});
