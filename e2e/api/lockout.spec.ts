import { mailTo, secretsIn } from '../support/mails';
import { postgresProject, shortLivedOrigin } from '../support/site-under-test';
import { type Api, expect, freshEmail, test } from './api-test';

const wrong = 'Wrong-River-9';
const next = 'Other-River-10';

type NewBrowser = (origin?: string) => Promise<Api>;

/** The instances of one site: two on PostgreSQL. */
function instances(): string[] {
  return test.info().project.name === postgresProject ? ['', shortLivedOrigin()] : [''];
}

/** Wrong passwords from so many addresses, over all instances in turn. */
async function attack(newBrowser: NewBrowser, email: string, times: number, addresses = times) {
  const origins = instances();
  const bots = await Promise.all(
    Array.from({ length: addresses }, (_, index) => newBrowser(origins[index % origins.length])),
  );
  const answers = [];
  for (let time = 0; time < times; time += 1)
    answers.push(await bots[time % addresses]?.post('/api/login', { email, password: wrong }));
  return { bots, answers: answers.filter((answer) => answer !== undefined) };
}

function deviceCookies(answer: { headersArray: () => { name: string; value: string }[] }): string[] {
  return answer
    .headersArray()
    .filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && value.startsWith('lp_device='))
    .map(({ value }) => value);
}

const sleep = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1_000));

test('the owner comes in at once where they registered, and elsewhere within thirty seconds, while the attack goes on', async ({
  newBrowser,
}) => {
  const home = await newBrowser();
  const { email, password } = await home.newMember();
  const { bots } = await attack(newBrowser, email, 18, 2);
  const end = { isOver: false };
  const goingOn = Promise.all(
    bots.map(async (bot) => {
      while (!end.isOver) {
        await bot.post('/api/login', { email, password: wrong });
        await sleep(0.2);
      }
    }),
  );
  expect((await home.elsewhere().post('/api/login', { email, password })).status()).toBe(200);
  const stranger = await newBrowser();
  const first = await stranger.post('/api/login', { email, password });
  expect(first.status()).toBe(429);
  const seconds = Number(first.headers()['retry-after']);
  expect(await first.json()).toEqual({
    detail: `Request was throttled. Expected available in ${seconds} seconds.`,
  });
  expect(seconds).toBeLessThanOrEqual(30);
  await sleep(seconds);
  // By now on the other instance, where there is one, and from another address.
  const [, other = ''] = instances();
  const second = await (await newBrowser(other)).post('/api/login', { email, password });
  expect(second.status()).toBe(200);
  end.isOver = true;
  await goingOn;
});

test('registration, sign-in, a changed password and a completed reset make a browser known', async ({
  newBrowser,
}) => {
  const home = await newBrowser();
  const { email, password, access: token } = await home.newMember();
  const elsewhere = await newBrowser();
  const signedIn = await elsewhere.post('/api/auth/login', { email, password });
  expect(deviceCookies(signedIn)).toEqual([
    expect.stringMatching(
      /^lp_device=[\w-]{22}\.[\w-]{43}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  await attack(newBrowser, email, 15, 2);
  const atOnce = async (browser: Api, own: string) =>
    (await browser.post('/api/login/', { email, password: own })).status();
  expect([await atOnce(home, password), await atOnce(elsewhere, password)]).toEqual([200, 200]);
  const passwords = { new_password1: next, new_password2: next };
  const change = { old_password: password, ...passwords };
  expect((await home.post('/api/auth/password/change/', change, { token })).status()).toBe(200);
  // The other one is a stranger now: what the old password has made known ends with it.
  expect([await atOnce(home, next), await atOnce(elsewhere, next)]).toEqual([200, 429]);
  const reset = await newBrowser();
  expect((await reset.post('/api/auth/password/reset/', { email })).status()).toBe(200);
  const { uid, token: link } = secretsIn(await mailTo(email, /Set a new password/));
  const again = { new_password1: 'Third-River-11', new_password2: 'Third-River-11' };
  const confirmed = await reset.post('/api/auth/password/reset/confirm/', { uid, token: link, ...again });
  expect([confirmed.status(), deviceCookies(confirmed).length]).toEqual([200, 1]);
  expect([await atOnce(reset, 'Third-River-11'), await atOnce(home, 'Third-River-11')]).toEqual([200, 429]);
});

test('a browser is known to each account that was signed in to there, and to no other', async ({
  newBrowser,
}) => {
  const family = await newBrowser();
  const [ana, ben] = [await family.newMember(), await family.newMember()];
  const stranger = await (await newBrowser()).newMember();
  for (const { email } of [ana, ben, stranger]) await attack(newBrowser, email, 15, 2);
  const atOnce = async ({ email, password }: { email: string; password: string }) =>
    (await family.post('/api/login', { email, password })).status();
  expect([await atOnce(ana), await atOnce(ben), await atOnce(stranger)]).toEqual([200, 200, 429]);
});

test('a cookie that was tampered with is a stranger’s', async ({ newBrowser }) => {
  const home = await newBrowser();
  const { email, password } = await home.newMember();
  const [cookie = ''] = deviceCookies(await home.post('/api/login', { email, password }));
  const value = cookie.slice('lp_device='.length, cookie.indexOf(';'));
  const [id = '', mark = ''] = value.split('.');
  await attack(newBrowser, email, 15, 2);
  const attempt = async (given: string) => {
    const headers = { cookie: `lp_device=${given}` };
    return (await (await newBrowser()).post('/api/login', { email, password }, { headers })).status();
  };
  const turned = (text: string) => `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`;
  expect([await attempt(`${turned(id)}.${mark}`), await attempt(`${id}.${turned(mark)}`)]).toEqual([
    429, 429,
  ]);
  expect(await attempt(value)).toBe(200);
});

test('behind the address of the attack the owner comes in where they are known', async ({ newBrowser }) => {
  const home = await newBrowser();
  const { email, password } = await home.newMember();
  const guess = () => home.post('/api/login', { email: freshEmail(), password: wrong });
  for (let time = 0; time < 10; time += 1) expect((await guess()).status()).toBe(401);
  expect((await guess()).status()).toBe(429);
  expect((await home.post('/api/login', { email, password })).status()).toBe(200);
});

test('the limits are the same for an e-mail that nobody has', async ({ newBrowser }) => {
  const { email } = await (await newBrowser()).newMember();
  const outcomes = async (address: string) => {
    const { answers } = await attack(newBrowser, address, 13, 4);
    return Promise.all(
      answers.map(async (answer) => [
        answer.status(),
        answer.headers()['retry-after'],
        deviceCookies(answer),
        await answer.text(),
      ]),
    );
  };
  const ofMember = await outcomes(email);
  expect(await outcomes(freshEmail())).toEqual(ofMember);
  expect(ofMember.map(([status]) => status)).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    429,
    429,
    429,
  ]);
});

test('no page and no other answer sets the cookie', async ({ newBrowser }) => {
  const home = await newBrowser();
  const { access: token } = await home.newMember();
  for (const path of ['/', '/blog', '/api/user-profile', '/api/v2/blogs/', '/api/docs'])
    expect([path, deviceCookies(await home.get(path, { token }))]).toEqual([path, []]);
  const refused = await home.post('/api/login', { email: freshEmail(), password: wrong });
  expect(deviceCookies(refused)).toEqual([]);
});
