import { Api } from '../api/api-test';
import { addBaby, birthDateOf, dateFromNow } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

// On a slow machine the styles of a member's screen wait for the session longer than the browser likes.
test.beforeEach(({ troubles }) => troubles.allow(/was preloaded using link preload but not used/));

const [year, month] = dateFromNow(-40).split('-');
// The first of January is the same day either way.
const day = month === '01' ? '02' : '01';

/** Days and months that could be either, milk without a unit, and a row that nobody can read. */
const sheet = [
  'Day;Entry;How much;Comments',
  `${day}/${month}/${year} 08:00;Formula;6;`,
  `${day}/${month}/${year} 12:00;Lunch;;half a banana, qwertz`,
  'some day;Lunch;;peas',
].join('\n');

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a parent brings a sheet of their own, answers what it does not say, and takes it back', async ({
  page,
  request,
  troubles,
}) => {
  troubles.allowStatus(400);
  const api = new Api(request);
  const member = await api.newMember();
  const { id } = await addBaby(api, member, { birth_date: birthDateOf(20) });
  await storeTokens(page, member);
  await openPage(page, `/nutriai/babies/${id}`);
  await page.getByRole('link', { name: 'Import…' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  await expectAccessible(page);

  const input = page.getByLabel('File (up to 10 MB)');
  await input.setInputFiles(file('photo.csv', '%PDF-1.7'));
  await expect(page.getByRole('alert').filter({ hasText: 'PDF' })).toContainText('This is a PDF.');

  await input.setInputFiles(file('our sheet.csv', sheet));
  const button = page.getByRole('button', { name: /^Import \d/ });
  await expect(button).toBeDisabled();
  await expect(page.getByLabel('How are dates written?')).toBeVisible();
  await page.getByText('Columns of the table').click();
  await page.getByLabel('How much', { exact: true }).selectOption('amount');
  await page.getByLabel('What are the amounts of milk?').selectOption('oz');
  await page.getByLabel('How are dates written?').selectOption('dmy');
  await expect(page.getByText('New: 2 meals and feeds.')).toBeVisible();
  await expect(page.getByText('“some day” is not a date that can be read.').first()).toBeVisible();
  await page.getByText('Preview the first rows').click();
  await expect(page.getByText('Kept as text and not counted: qwertz')).toBeVisible();
  await expect(page.getByText(/177 ml/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect(page.getByText('Added: 2 meals and feeds.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo this import…' }).click();
  await page.getByRole('button', { name: 'Undo the whole import' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  const meals = await api.get(`/api/nutriai/meals?baby=${id}`, { token: member.access });
  expect((await meals.json()).count).toBe(0);
});
