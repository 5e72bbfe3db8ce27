import { expect, test, type Api } from './api-test';
import { addBaby, babies, dateFromNow, noBaby, notFound, share, type Somebody } from './nutriai-test';

const appointments = '/api/nutriai/appointments';
const drops = '/api/nutriai/drops';

async function makeCalendar(api: Api, { access: token }: Somebody, baby: string) {
  const made = await api.post(`${babies}/${baby}/calendar`, { time_zone: 'Europe/London' }, { token });
  expect(made.status(), await made.text()).toBe(201);
  const { url } = (await made.json()) as { url: string };
  return new URL(url).pathname;
}

/** Lines that were folded at 75 octets are one again (RFC 5545 §3.1). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('parents and carers add appointments; parents change any, carers their own', async ({ api }) => {
  const [parent, carer, stranger] = [await api.newMember(), await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, parent);
  await share(api, { parent, babyId: baby, guest: carer, role: 'carer' });
  const starts_at = `${dateFromNow(3)}T09:30:00.000Z`;
  const entry = { baby, title: ' Eight-week vaccinations ', place: 'Surgery', starts_at };
  const headers = { 'idempotency-key': 'one-appointment' };
  const add = () => api.post(appointments, entry, { token: parent.access, headers });
  const [made, again] = [await (await add()).json(), await (await add()).json()];
  expect(made).toMatchObject({
    title: 'Eight-week vaccinations',
    starts_at,
    minutes: 30,
    made_by: { is_me: true },
  });
  expect(again.id).toBe(made.id);
  const byId = `${appointments}/${made.id}`;
  const change = (who: Somebody) => api.patch(byId, { place: 'Clinic' }, { token: who.access });
  expect([(await change(carer)).status(), (await change(stranger)).status()]).toEqual([403, 404]);
  expect(await (await change(parent)).json()).toMatchObject({ id: made.id, place: 'Clinic' });
  const list = async (who: Somebody) => api.get(`${appointments}?baby=${baby}`, { token: who.access });
  expect(await (await list(carer)).json()).toMatchObject({ count: 1, results: [{ id: made.id }] });
  expect((await list(stranger)).status()).toBe(404);
  const wrong = await api.post(
    appointments,
    { ...entry, title: ' ', starts_at: 'soon' },
    { token: parent.access },
  );
  expect([wrong.status(), Object.keys(await wrong.json()).sort()]).toEqual([400, ['starts_at', 'title']]);
  expect((await api.delete(byId, { token: parent.access })).status()).toBe(204);
  expect((await (await list(parent)).json()).count).toBe(0);
});

test('the calendar has what is planned, and is sent again only once something changed', async ({ api }) => {
  const parent = await api.newMember();
  const { access: token } = parent;
  const { id: baby } = await addBaby(api, parent, { name: 'Ida' });
  const address = await makeCalendar(api, parent, baby);
  expect(address).toMatch(/^\/api\/calendars\/[\w-]{43}\.ics$/);
  await api.post(drops, { baby, name: 'Vitamin D; drops', amount: '1 drop', time: '08:30' }, { token });
  const first = await api.get(address);
  expect(first.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  const lines = unfolded(await first.text());
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  expect(lines).toContain('SUMMARY:Vitamin D\\; drops for Ida');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);

  const etag = first.headers().etag ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  const since = () => api.get(address, { headers: { 'if-none-match': etag } });
  const unchanged = await since();
  expect([unchanged.status(), await unchanged.text(), unchanged.headers().etag]).toEqual([304, '', etag]);
  const head = await api.call('HEAD', address);
  expect([head.status(), head.headers().etag, await head.text()]).toEqual([200, etag, '']);
  const entry = { baby, title: 'Check-up', starts_at: `${dateFromNow(2)}T10:00:00Z` };
  await api.post(appointments, entry, { token });
  const changed = await since();
  expect(changed.status()).toBe(200);
  expect(changed.headers().etag).not.toBe(etag);
  expect(unfolded(await changed.text())).toContain('SUMMARY:Ida: Check-up');
  expect((await since()).status()).toBe(200);
});

test('an address opens until there is a new one, it is revoked, or its member looks after the baby no more', async ({
  api,
}) => {
  const [parent, carer] = [await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, parent);
  await share(api, { parent, babyId: baby, guest: carer, role: 'carer' });
  const open = async (address: string) => {
    const answer = await api.get(address);
    return [answer.status(), answer.status() === 404 ? await answer.json() : null];
  };
  const [first, theirs] = [await makeCalendar(api, parent, baby), await makeCalendar(api, carer, baby)];
  const second = await makeCalendar(api, parent, baby);
  expect(await open(first)).toEqual([404, notFound]);
  expect([await open(second), await open(theirs)]).toEqual([
    [200, null],
    [200, null],
  ]);
  await api.delete(`${babies}/${baby}/carers/${carer.pk}`, { token: parent.access });
  expect(await open(theirs)).toEqual([404, notFound]);
  const calendar = `${babies}/${baby}/calendar`;
  expect((await api.delete(calendar, { token: parent.access })).status()).toBe(204);
  expect(await open(second)).toEqual([404, notFound]);
  expect(await (await api.get(calendar, { token: parent.access })).json()).toEqual({ calendar: null });
  expect(await open(`/api/calendars/${'x'.repeat(43)}.ics`)).toEqual([404, notFound]);
});

test('nobody makes a calendar of another’s baby, nor in a time zone that nobody knows', async ({ api }) => {
  const [parent, stranger] = [await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, parent);
  const make = (who: Somebody, id: string, zone = 'UTC') =>
    api.post(`${babies}/${id}/calendar`, { time_zone: zone }, { token: who.access });
  expect((await make(stranger, baby)).status()).toBe(404);
  expect((await make(parent, noBaby)).status()).toBe(404);
  const wrong = await make(parent, baby, 'Europe/Atlantis');
  expect([wrong.status(), Object.keys(await wrong.json())]).toEqual([400, ['time_zone']]);
});
