// Prints what today's log adds up to.
import { readToday } from 'little-pear-client';
import { chosenBaby, connect } from './connect.mjs';

connect();
const baby = await chosenBaby();
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const { data: today } = await readToday({ path: { id: baby.id }, query: { time_zone: timeZone } });
console.log(`${baby.name}, ${today.date}`);
if (today.milk) {
  const { ml, estimated, feeds } = today.milk;
  console.log(`Milk: ${estimated ? 'about ' : ''}${ml} ml; feeds logged: ${feeds}`);
}
console.table(
  Object.fromEntries(
    today.nutrients.map(({ name, have, need, unit }) => [name, { had: have ?? '', needs: need, unit }]),
  ),
);
