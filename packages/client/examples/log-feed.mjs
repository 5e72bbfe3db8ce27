// Logs a bottle of formula, now: node log-feed.mjs 120
import { addMeal } from 'little-pear-client';
import { chosenBaby, connect } from './connect.mjs';

connect();
const amount = Number(process.argv[2] ?? 120);
const baby = await chosenBaby();
const { data } = await addMeal({
  body: {
    baby: baby.id,
    eaten_at: new Date().toISOString(),
    kind: 'milk',
    items: [{ food: 'infant-formula', amount, unit: 'ml' }],
  },
  // The same call again, after a lost answer, logs nothing twice.
  headers: { 'Idempotency-Key': crypto.randomUUID() },
});
console.log(`Logged for ${baby.name}: ${data.items.map(({ name }) => name).join(', ')}, ${amount} ml.`);
