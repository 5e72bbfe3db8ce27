import { randomUUID } from 'node:crypto';

const dayMs = 86_400_000;
const dateOf = (daysAgo) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);

/** Weights and lengths of a girl who follows the 40th centile, by months of age. */
const measurements = [
  [0, 3.2, 49],
  [2, 5.0, 57],
  [4, 6.2, 62],
  [6, 7.1, 65.5],
  [8, 7.8, 68.5],
];
const ageDays = 268;

const lunches = [
  'red-lentil-sweet-potato-dal',
  'beef-lentil-spinach-pot',
  'chana-pumpkin-curry',
  'sweet-potato-peanut-soup',
];
const breakfasts = ['shakshuka-beans', 'baby-rice-kiwi-pear', 'amaranth-mango-atole'];

/**
 * A member of a site that runs, with a baby of eight months, ten days of meals, milk and water, a week's plan
 * and a favourite: what screens look like in use. For pictures and measurements; it goes through the API as
 * any client does.
 */
export async function makeSampleFamily(site) {
  const call = async (path, body, token) => {
    const response = await fetch(`${site}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const member = {
    email: `sam.${randomUUID().slice(0, 4)}@example.test`,
    password: 'Quiet-River-9',
    first_name: 'Sam',
  };
  const tokens = await call('/api/register', member);
  const token = tokens.access_token;
  const post = (path, body) => call(path, body, token);
  const { id: baby } = await post('/api/nutriai/baby-profiles', {
    name: 'Robin',
    birth_date: dateOf(ageDays),
    sex: 'female',
    feeding: 'mixed',
    introduced_allergens: [{ code: 'egg', date: dateOf(40), reaction: 'none' }],
    measurements: measurements.map(([months, weight_kg, length_cm]) => ({
      date: dateOf(ageDays - Math.round(months * 30.4)),
      weight_kg,
      length_cm,
    })),
  });
  for (let daysAgo = 9; daysAgo >= 0; daysAgo -= 1) {
    const at = (time) => `${dateOf(daysAgo)}T${time}:00Z`;
    const meal = (kind, time, eaten) =>
      new Date(at(time)) <= new Date() &&
      post('/api/nutriai/meals', { baby, kind, eaten_at: at(time), ...eaten });
    await meal('milk', '06:10', { items: [{ food: 'infant-formula', amount: 180, unit: 'ml' }] });
    await meal('breakfast', '07:30', {
      items: [{ recipe: breakfasts[daysAgo % breakfasts.length], grams: 90 }],
      eaten_share: 0.75,
    });
    await meal('lunch', '11:30', { items: [{ recipe: lunches[daysAgo % lunches.length], grams: 100 }] });
    await meal('milk', '14:00', { items: [{ food: 'infant-formula', amount: 150, unit: 'ml' }] });
    await meal('dinner', '17:00', {
      items: [
        { food: 'broccoli', grams: 30 },
        { food: 'salmon', grams: 25 },
        { food: 'potato', grams: 40 },
      ],
    });
    if (new Date(at('11:40')) <= new Date())
      await post('/api/nutriai/water-intake', { baby, drunk_at: at('11:40'), amount_ml: 60 });
  }
  const plan = await post('/api/nutriai/meal-plans', { baby, start_date: dateOf(0), days: 7, seed: 1 });
  await post('/api/nutriai/recipes/favorites', { recipe: 'red-lentil-sweet-potato-dal' });
  return { tokens, baby, plan: plan.id };
}
