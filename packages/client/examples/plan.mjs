// Prints the latest plan, a day a row.
import { listMealPlans, readMealPlan } from 'little-pear-client';
import { connect } from './connect.mjs';

connect();
const { data: plans } = await listMealPlans({ query: { page_size: 1 } });
const [latest] = plans.results;
if (latest) {
  const { data: plan } = await readMealPlan({ path: { id: latest.id } });
  const dishes = (slots) =>
    Object.fromEntries(slots.map(({ kind, title }, index) => [`${index + 1} ${kind}`, title]));
  console.table(Object.fromEntries(plan.days.map(({ date, slots }) => [date, dishes(slots)])));
} else {
  console.log('There is no plan.');
}
