// Says whether a baby of so many months may eat what a text names: node check-text.mjs 9 "honey on toast"
import { checkSafety } from 'little-pear-client';
import { connect } from './connect.mjs';

connect({ needsKey: false });
const [months = '9', text = 'honey on toast'] = process.argv.slice(2);
const { data } = await checkSafety({ body: { age_months: Number(months), text } });
console.log(`${text}: ${data.verdict}`);
for (const { message } of data.findings) console.log(`- ${message}`);
