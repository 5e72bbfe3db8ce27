import { type BrowserContext, type Page, type Worker } from '@playwright/test';
import { FakePushService } from '../../lib/platform/http/testing/fake-push-service';
import { Api } from '../api/api-test';
import { addBaby, dateFromNow } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { storeTokens } from '../support/members';
import { middayTime, middayZone } from '../support/midday';
import { openPage } from '../support/open-page';
import { themes } from '../support/site-pages';
import { expect, test } from '../support/test';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  timezoneId: middayZone,
});

test.beforeEach(({ troubles }) => {
  troubles.allow(/preloaded using link preload but not used/);
});

const path = '/nutriai/reminders';

async function begin(page: Page, names: readonly string[]) {
  const api = new Api(page.request);
  const member = await api.newMember();
  const babies: string[] = [];
  for (const name of names) babies.push((await addBaby(api, member, { name })).id);
  await storeTokens(page, member);
  return { api, member, babies };
}

/** What a browser does when it is asked: the headless shell asks nobody and says no. */
async function answerWith(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((answer) => {
    let current: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => current });
    Notification.requestPermission = async () => {
      current = answer;
      return answer;
    };
  }, permission);
}

/** A browser whose push service listens on loopback. */
async function subscribeAt(page: Page, service: FakePushService): Promise<void> {
  await page.exposeFunction('subscribeAtTests', (key: string) => service.subscribe(key));
  await page.addInitScript(() => {
    const made = { current: null as object | null };
    const inTests = window as unknown as { subscribeAtTests: (key: string) => Promise<object> };
    PushManager.prototype.getSubscription = async () => made.current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const bytes = new Uint8Array(options?.applicationServerKey as Uint8Array<ArrayBuffer>);
      const key = btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
      const subscription = await inTests.subscribeAtTests(key);
      made.current = {
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => subscription,
        unsubscribe: async () => {
          made.current = null;
          return true;
        },
      };
      return made.current as PushSubscription;
    };
  });
}

/** Gives the browser's worker a message, as the browser does once its push service sent one. */
async function deliver(context: BrowserContext, page: Page, text: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: text,
  });
}

interface Shown {
  title: string;
  options: { body: string; data: string };
}

/** Writes down what the worker shows, which the headless shell would not. */
async function noteNotifications(worker: Worker): Promise<() => Promise<Shown[]>> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope & { shown: object[] };
    scope.shown = [];
    scope.registration.showNotification = async (title: string, options?: object) => {
      scope.shown.push({ title, options });
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
}

interface ServiceWorkerGlobalScope {
  registration: { showNotification: (title: string, options?: object) => Promise<void> };
}

/** A press on a notification. */
async function press(worker: Worker, { options: { data } }: Shown): Promise<void> {
  await worker.evaluate((reminder) => {
    const notification = { data: reminder, close: () => undefined };
    globalThis.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
    );
  }, data);
}

test('a reminder arrives encrypted, is shown by the worker and opens the baby that it is about', async ({
  page,
  context,
}) => {
  const service = new FakePushService();
  await service.listen();
  try {
    const { api, member, babies } = await begin(page, ['Ada', 'Ben']);
    const [, ben = ''] = babies;
    await answerWith(page, 'granted');
    await subscribeAt(page, service);
    await openPage(page, path);
    await page.getByRole('button', { name: 'Turn on reminders here' }).click();
    await expect(page.getByText('Reminders are on here.')).toBeVisible();
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const shown = await noteNotifications(worker);
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect.poll(() => service.seen.length).toBe(1);
    await deliver(context, page, service.seen[0]?.text ?? '');
    await expect.poll(shown).toMatchObject([{ title: 'Reminders work here' }]);

    // Ada is the baby of the screen; what falls due is Ben's.
    const token = member.access;
    const aMinuteAgo = middayTime(Date.now() - 60_000);
    const drops = { baby: ben, name: 'Vitamin D', amount: '1 drop', time: aMinuteAgo };
    expect((await api.post('/api/nutriai/drops', drops, { token })).status()).toBe(201);
    const off = { feed_after_minutes: null, next_allergen: false, appointments: false };
    const choices = { time_zone: middayZone, quiet: null, babies: [{ baby: ben, drops: true, ...off }] };
    expect((await api.call('PUT', '/api/nutriai/reminders', { body: choices, token })).status()).toBe(200);
    // Reminders are looked at twice a minute.
    await expect.poll(() => service.seen.length, { timeout: 45_000 }).toBe(2);
    expect(service.refused).toEqual([]);
    await deliver(context, page, service.seen[1]?.text ?? '');
    await expect.poll(shown).toHaveLength(2);
    const reminder = (await shown())[1];
    if (!reminder) throw new Error('nothing was shown');
    expect(reminder).toMatchObject({
      title: 'Vitamin D for Ben',
      options: { body: '1 drop. Not logged yet today.' },
    });
    await press(worker, reminder);
    await expect(page).toHaveURL(/\/nutriai\/today$/);
    await expect(page.getByRole('region', { name: 'Ask about Ben' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log Vitamin D', exact: true })).toBeVisible();
  } finally {
    await service.close();
  }
});

test('a browser that says no, or cannot, is told what helps', async ({ page }, info) => {
  await begin(page, ['Ada']);
  await answerWith(page, 'denied');
  await openPage(page, path);
  await page.getByRole('button', { name: 'Turn on reminders here' }).press('Enter');
  await expect(page.getByText(/Notifications from this site are blocked/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('blocked.png') });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await expect(page.getByText(/This browser can’t show reminders/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on reminders here' })).toHaveCount(0);
});

test('choices, appointments and a calendar are kept, by the keyboard alone', async ({ page }, info) => {
  await begin(page, ['Ada']);
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, path);
  await page.getByRole('checkbox', { name: /The next feed/ }).press('Space');
  await page.getByLabel('After').selectOption('4 hours');
  await page.getByRole('checkbox', { name: /Don’t disturb me/ }).press('Space');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Your reminders are saved.')).toBeVisible();
  await page.getByLabel('What', { exact: true }).fill('Eight-week vaccinations');
  await page.getByLabel('When', { exact: true }).fill(`${dateFromNow(3)}T09:30`);
  await page.getByLabel('Where (optional)').fill('Surgery');
  await page.getByLabel('Where (optional)').press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Eight-week vaccinations' })).toContainText(
    /09:30, Surgery/,
  );
  await page.getByRole('button', { name: 'Create an address' }).press('Enter');
  const address = page.getByText(/\/api\/calendars\/[\w-]{43}\.ics/);
  const url = new URL((await address.textContent()) ?? '');
  expect(await (await page.request.get(url.pathname)).text()).toContain(
    'SUMMARY:Ada: Eight-week vaccinations',
  );
  for (const theme of themes) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: info.outputPath(`reminders-${theme}.png`), fullPage: true });
  }
  await page.reload();
  await expect(page.getByLabel('After')).toHaveValue('240');
  await page.getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Create an address' })).toBeVisible();
  expect((await page.request.get(url.pathname)).status()).toBe(404);
});
