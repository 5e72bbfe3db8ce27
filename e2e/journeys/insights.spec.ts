import type { APIRequestContext, Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby, birthDateOf, dateFromNow, share } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { storeTokens } from '../support/members';
import { chooseTheme, openPage } from '../support/open-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

// On a slow machine the styles of a member's screen wait for the session longer than the browser likes.
test.beforeEach(({ troubles }) => troubles.allow(/was preloaded using link preload but not used/));

const girlOfTwelveMonths = {
  name: 'Ida',
  birth_date: dateFromNow(-365),
  sex: 'female',
  measurements: [
    { date: dateFromNow(-365), weight_kg: 3.2 },
    { date: dateFromNow(0), weight_kg: 8.9 },
  ],
};

interface Family {
  api: Api;
  token: string;
  baby: string;
}

/** A member with a baby, signed in at this page. */
async function startFamily(page: Page, request: APIRequestContext, fields: object): Promise<Family> {
  const api = new Api(request);
  const member = await api.newMember();
  const { id } = await addBaby(api, member, fields);
  await storeTokens(page, member);
  return { api, token: member.access, baby: id };
}

/** Three days of meals, milk and water. */
async function logDays({ api, token, baby }: Family): Promise<void> {
  const foods = [
    ['oats', 'banana', 'lentils', 'carrot'],
    ['egg', 'broccoli', 'chicken', 'potato'],
    ['oats', 'apple', 'salmon', 'peas'],
  ];
  for (const [index, items] of foods.entries()) {
    const day = dateFromNow(-1 - index);
    const meal = (kind: string, time: string, eaten: object[]) =>
      api.post('/api/nutriai/meals', { baby, kind, eaten_at: `${day}T${time}:00Z`, items: eaten }, { token });
    const answers = [
      await meal(
        'lunch',
        '12:00',
        items.map((food) => ({ food, grams: 30 })),
      ),
      await meal('milk', '07:00', [{ food: 'infant-formula', amount: 180, unit: 'ml' }]),
      await api.post(
        '/api/nutriai/water-intake',
        { baby, drunk_at: `${day}T12:30:00Z`, amount_ml: 150 },
        { token },
      ),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([201, 201, 201]);
  }
}

const growth = (page: Page) => page.getByRole('region', { name: 'Growth', exact: true });

test('a girl of twelve months with 8.9 kg stands near the 50th line, in the picture, in words and in the table', async ({
  page,
  request,
}) => {
  await startFamily(page, request, girlOfTwelveMonths);
  await openPage(page, '/nutriai/insights');
  await expect(growth(page)).toContainText('85 above it');
  const chart = growth(page).getByRole('figure').first();
  await expect(chart).toContainText('is near the 50th line of WHO’s chart for girls');
  for (const label of ['3rd', '15th', '50th', '85th', '97th']) {
    await expect(chart.locator('svg').getByText(label, { exact: true })).toBeVisible();
  }
  const points = chart.getByRole('slider', { name: 'Weight: measurements' });
  await expect(points).toHaveAttribute(
    'aria-valuetext',
    /, 8\.9 kg\. Of 100 girls this age, about 4[789] weigh less\./,
  );
  // The last point lies within a few pixels of the middle line, at the same month.
  const distance = await chart.locator('svg').evaluate((svg) => {
    const dots = [...svg.querySelectorAll('circle')];
    const last = dots.at(-1);
    const line = [...svg.querySelectorAll('g')]
      .find((group) => group.textContent === '50th')
      ?.querySelector('path');
    if (!last || !line) return Number.NaN;
    const x = Number(last.getAttribute('cx'));
    const length = line.getTotalLength();
    const nearest = Array.from({ length: 400 }, (_, step) =>
      line.getPointAtLength((length * step) / 399),
    ).reduce((best, point) => (Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best));
    return Math.abs(nearest.y - Number(last.getAttribute('cy')));
  });
  expect(distance).toBeLessThan(4);
  await points.press('ArrowLeft');
  await expect(chart).toContainText('3.2 kg');
  await expect(points).toHaveAttribute('aria-valuenow', '1');
  await chart.getByText('Show as table').click();
  const row = chart.getByRole('row').nth(1);
  await expect(row.getByRole('cell', { name: '8.9 kg' })).toBeVisible();
  await expect(row.getByRole('cell', { name: /^4[789]$/ })).toBeVisible();
});

test('intake opens to its days, and the period stays in the address', async ({ page, request }) => {
  const family = await startFamily(page, request, {
    birth_date: birthDateOf(9),
    sex: 'female',
    feeding: 'formula',
  });
  await logDays(family);
  await openPage(page, '/nutriai/insights');
  const intake = page.getByRole('region', { name: 'Intake and needs' });
  const iron = intake.getByRole('button', { name: /^Iron/ });
  await expect(iron).toContainText('of 11 mg');
  await iron.click();
  await intake.getByText('Show as table').click();
  await expect(intake.getByRole('row')).toHaveCount(4);
  await expect(intake.getByRole('cell', { name: '11 mg' })).toHaveCount(3);
  const groups = page.getByRole('region', { name: 'Food groups by day' }).first();
  await expect(groups).toContainText('logged days with five groups or more');
  await expect(page.getByRole('region', { name: 'Variety' })).toContainText('11of 100 foods tried');
  await expect(page.getByRole('region', { name: 'Water' })).toContainText('About 150 ml');
  await page.getByRole('button', { name: '14 days' }).click();
  await expect(page).toHaveURL(/\?days=14$/);
  await expect(page.getByRole('region', { name: 'In short' })).toContainText(
    '3 days with meals in the log, of 14.',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: '14 days' })).toHaveAttribute('aria-pressed', 'true');
});

test('a measurement is added where it is missed, and a slip is asked about first', async ({
  page,
  request,
}) => {
  const { api, token, baby } = await startFamily(page, request, girlOfTwelveMonths);
  await openPage(page, '/nutriai/insights');
  await growth(page).getByRole('button', { name: 'Add a measurement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a measurement' });
  const date = dateFromNow(-30);
  await dialog.getByLabel('Day').fill(date);
  await dialog.getByLabel('Weight (kg)').fill('17,3');
  await dialog.getByRole('button', { name: 'Add the measurement' }).click();
  await expect(dialog.getByRole('alert')).toContainText('17.3 kg is very high for this age');
  await dialog.getByLabel('Weight (kg)').fill('8,4');
  await dialog.getByLabel('Length (cm)').fill('72.5');
  await dialog.getByRole('button', { name: 'Add the measurement' }).click();
  await expect(dialog).toBeHidden();
  await expect(growth(page).getByRole('figure').first()).toContainText('3 measurements');
  await expect(growth(page).getByRole('heading', { name: 'Length or height' })).toBeVisible();
  const { measurements } = await (await api.get(`/api/nutriai/baby-profiles/${baby}`, { token })).json();
  expect(measurements[1]).toEqual({ date, weight_kg: 8.4, length_cm: 72.5, head_cm: null });
});

test('with nothing logged it says what comes; a carer reads and does not measure', async ({
  page,
  request,
}) => {
  const api = new Api(request);
  const [parent, carer] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent, { name: 'Noa' });
  await share(api, { parent, babyId: id, guest: carer, role: 'carer' });
  await storeTokens(page, carer);
  await openPage(page, '/nutriai/insights');
  await expect(page.getByRole('heading', { name: 'No meals logged in these 7 days' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log a meal' })).toHaveAttribute('href', '/nutriai/today');
  await expect(growth(page)).toContainText('A parent of Noa can add measurements.');
  await expect(growth(page).getByRole('button', { name: 'Add a measurement' })).toHaveCount(0);
  // The sex is not given: both charts are there to look at.
  await growth(page).getByRole('button', { name: 'WHO boys' }).click();
  await expect(growth(page).getByRole('figure').first()).toContainText('WHO’s chart for boys');
});

test('the report prints on two pages, of what the family logged', async ({ page, request }) => {
  const family = await startFamily(page, request, {
    ...girlOfTwelveMonths,
    allergies: ['sesame'],
    introduced_allergens: [{ code: 'egg', date: dateFromNow(-60), reaction: 'mild' }],
  });
  await logDays(family);
  await openPage(page, '/nutriai/report?days=14');
  const report = page.getByRole('article');
  await expect(report.getByRole('heading', { level: 1 })).toHaveText('Ida: growth and feeding');
  await expect(report).toContainText('based on what the family logged');
  await expect(report.getByRole('img', { name: /^Weight on WHO’s chart for girls: 2 points/ })).toBeVisible();
  await expect(report.getByRole('row', { name: /^Iron/ })).toContainText('7 mg');
  await expect(report.getByRole('row', { name: /^Egg/ })).toContainText('reacted, mild');
  await expect(report.getByRole('row', { name: /^Sesame/ })).toContainText('allergy on record');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  // Nothing is cut off at the foot of a page.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 696, height: 1040 });
  const sheets = page.locator('article > section');
  await expect(sheets).toHaveCount(2);
  for (const sheet of await sheets.all()) {
    const { scrollHeight, clientHeight } = await sheet.evaluate(({ scrollHeight, clientHeight }) => ({
      scrollHeight,
      clientHeight,
    }));
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  }
});

for (const theme of ['dark', 'light'] as const) {
  test(`insights and the report are accessible, ${theme}`, async ({ page, request }) => {
    const family = await startFamily(page, request, girlOfTwelveMonths);
    await logDays(family);
    await chooseTheme(page, theme);
    for (const [path, sign] of [
      ['/nutriai/insights', 'Intake and needs'],
      ['/nutriai/report', 'Ida: growth and feeding'],
    ] as const) {
      await openPage(page, path);
      await expect(page.getByRole('heading', { name: sign })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
    }
  });
}
