import assert from 'node:assert/strict';
import {
  callerOf,
  type Checks,
  dayMs,
  minuteMs,
  refused,
  type World,
} from '../../../accounts/server/testing/world';
import { withWriteTransaction, noColumns, sql, readRows, numberColumn } from '../../../platform/database/sql';
import * as z from 'zod';
import { appointmentRequest } from '../../../contract/nutriai-calendar';
import { dropRequest } from '../../../contract/nutriai-drops';
import { mealRequest } from '../../../contract/nutriai-meals';
import { FakePushService } from '../../../platform/http/testing/fake-push-service';
import type { Caller } from '../../../platform/http/service-context';
import { getSettings } from '../../../platform/settings/settings';
import { addAppointment, changeAppointment } from '../appointments/appointments';
import { addBaby } from '../babies/babies';
import { removeCarer } from '../babies/carers';
import { addDrop } from '../drops/drops';
import { addGivenDrop } from '../drops/given-drops';
import { endCalendar, makeCalendar, readOwnCalendar } from '../calendar/calendar-feeds';
import { readFeed } from '../calendar/read-feed';
import { exportedCalendars, exportedReminders } from '../member-data/exported-reminders';
import { nutriaiOfMember } from '../member-data/member-feature';
import { addDevice, deleteDevice, listDevices } from '../push/push-devices';
import { sendTestPush } from '../push/push-messages';
import { pushKeys } from '../push/push-keys';
import { lookAtReminders } from '../reminders/look-at-reminders';
import { storeReminders } from '../reminders/reminder-settings';
import { babyOf, inTransaction, join, newCaller } from './family';
import { logMeal } from './log-meal';

interface Reminded {
  world: World;
  service: FakePushService;
  parent: Caller;
  baby: string;
}

const off = { drops: false, feed_after_minutes: null, next_allergen: false, appointments: false };

/** The next eight o'clock in UTC, so that no check runs over midnight. */
function advanceToEight(world: World): void {
  const eightMs = 8 * 60 * minuteMs;
  world.advanceMs((dayMs + eightMs - (world.nowMs() % dayMs)) % dayMs);
}

const reminded =
  (work: (given: Reminded) => Promise<void>): Checks[string] =>
  async (world) => {
    const service = new FakePushService();
    await service.listen();
    try {
      const parent = await newCaller(world);
      const { id: baby } = await inTransaction(world, (transaction) =>
        addBaby(world, { transaction, caller: parent, baby: babyOf(world) }),
      );
      advanceToEight(world);
      await work({ world, service, parent, baby });
      assert.deepEqual(service.refused, []);
    } finally {
      await service.close();
    }
  };

async function subscribe({ world, service }: Reminded, caller: Caller, name = 'Phone') {
  const { publicKey } = await pushKeys(world);
  const subscription = service.subscribe(publicKey);
  return inTransaction(world, (transaction) =>
    addDevice(world, { transaction, caller, request: { name, ...subscription } }),
  );
}

function remindOf({ world, baby }: Reminded, caller: Caller, fields: object, quiet = {}) {
  return storeReminders(world, caller, {
    time_zone: 'UTC',
    quiet: null,
    ...quiet,
    babies: [{ baby, ...off, ...fields }],
  });
}

const drops = ({ world, parent, baby }: Reminded, time: string) =>
  inTransaction(world, (transaction) =>
    addDrop(world, {
      transaction,
      caller: parent,
      request: dropRequest.parse({ baby, name: 'Vitamin D', amount: '1 drop', time }),
    }),
  );

const titles = ({ seen }: FakePushService) =>
  seen.map(({ text }) => (JSON.parse(text) as { title: string }).title);

export const reminderChecks: Checks = {
  'drops are reminded of once to each browser, encrypted, by two instances at once': reminded(
    async (given) => {
      const { world, service, parent } = given;
      await subscribe(given, parent);
      await drops(given, '08:30');
      await remindOf(given, parent, { drops: true });
      await lookAtReminders(world);
      assert.equal(service.attempts, 0);
      world.advanceMs(31 * minuteMs);
      await Promise.all([lookAtReminders(world), lookAtReminders({ ...world })]);
      world.advanceMs(minuteMs);
      await lookAtReminders(world);
      assert.deepEqual(titles(service), ['Vitamin D for Ada']);
      const [message] = service.seen;
      assert.equal(
        (JSON.parse(message?.text ?? '{}') as { body: string }).body,
        '1 drop. Not logged yet today.',
      );
      world.advanceMs(dayMs);
      await lookAtReminders(world);
      assert.equal(service.seen.length, 2);
    },
  ),

  'what is logged is not reminded of, and each carer is by their own choice': reminded(async (given) => {
    const { world, service, parent, baby } = given;
    const carer = await join(world, { parent, baby, role: 'carer' });
    await subscribe(given, parent);
    await subscribe(given, carer);
    const { id: drop } = await drops(given, '08:30');
    await remindOf(given, parent, { drops: true });
    await remindOf(given, carer, { feed_after_minutes: 120 });
    await lookAtReminders(world);
    world.advanceMs(15 * minuteMs);
    const given_at = new Date(world.nowMs()).toISOString();
    await inTransaction(world, (transaction) =>
      addGivenDrop(world, { transaction, caller: parent, request: { baby, drop, given_at } }),
    );
    const items = [{ food: 'breast-milk', grams: 100 }];
    const feed = mealRequest.parse({ baby, eaten_at: given_at, kind: 'milk', items });
    await logMeal(world, parent, feed);
    world.advanceMs(30 * minuteMs);
    await lookAtReminders(world);
    assert.deepEqual(titles(service), []);
    world.advanceMs(100 * minuteMs);
    await lookAtReminders(world);
    assert.deepEqual(titles(service), ['Time to offer Ada a feed']);
  }),

  'quiet hours hold a reminder back until they end': reminded(async (given) => {
    const { world, service, parent } = given;
    await subscribe(given, parent);
    await drops(given, '08:30');
    await remindOf(given, parent, { drops: true }, { quiet: { from: '22:00', to: '09:15' } });
    world.advanceMs(60 * minuteMs);
    await lookAtReminders(world);
    assert.equal(service.attempts, 0);
    world.advanceMs(16 * minuteMs);
    await lookAtReminders(world);
    assert.equal(service.seen.length, 1);
  }),

  'a service in trouble is asked again, one that knows no such browser never': reminded(async (given) => {
    const { world, service, parent } = given;
    await subscribe(given, parent);
    await drops(given, '08:30');
    await remindOf(given, parent, { drops: true });
    service.status = 503;
    world.advanceMs(31 * minuteMs);
    await lookAtReminders(world);
    assert.equal(service.attempts, 1);
    service.status = 201;
    world.advanceMs(minuteMs);
    await lookAtReminders(world);
    assert.equal(service.seen.length, 1);
    service.status = 410;
    world.advanceMs(dayMs);
    await lookAtReminders(world);
    assert.equal(service.attempts, 3);
    assert.deepEqual((await listDevices(world, parent)).results, []);
    service.status = 201;
    world.advanceMs(dayMs);
    await lookAtReminders(world);
    assert.equal(service.attempts, 3);
  }),

  'what a service refuses for good is not sent again': reminded(async (given) => {
    const { world, service, parent } = given;
    await subscribe(given, parent);
    await drops(given, '08:30');
    await remindOf(given, parent, { drops: true });
    service.status = 413;
    world.advanceMs(31 * minuteMs);
    for (let times = 0; times < 4; times += 1) {
      await lookAtReminders(world);
      world.advanceMs(5 * minuteMs);
    }
    assert.equal(service.attempts, 1);
  }),

  'a browser hears nothing more once signed out, and who looks after the baby no more either': reminded(
    async (given) => {
      const { world, service, parent, baby } = given;
      const carer = await join(world, { parent, baby, role: 'carer' });
      await subscribe(given, parent);
      await subscribe(given, carer);
      await drops(given, '08:30');
      await remindOf(given, parent, { drops: true });
      await remindOf(given, carer, { drops: true });
      await removeCarer(world, parent, { babyId: baby, carerId: carer.memberId });
      await withWriteTransaction(world.payload, ({ rows }) =>
        rows(noColumns, sql`DELETE FROM member_sessions WHERE id = ${parent.sessionId ?? ''}`),
      );
      world.advanceMs(31 * minuteMs);
      await lookAtReminders(world);
      assert.equal(service.attempts, 0);
    },
  ),

  'a test goes to the caller’s own browser alone, which can be removed': reminded(async (given) => {
    const { world, service, parent } = given;
    const { id } = await subscribe(given, parent);
    const stranger = await newCaller(world);
    await refused(sendTestPush(world, stranger, id), 404);
    await refused(deleteDevice(world, stranger, id), 404);
    await sendTestPush(world, parent, id);
    await lookAtReminders(world);
    assert.deepEqual(titles(service), ['Reminders work here']);
    await deleteDevice(world, parent, id);
    assert.deepEqual((await listDevices(world, parent)).results, []);
    await refused(remindOf(given, stranger, { drops: true }), 400);
  }),

  'the site’s keys are made once, and the private one and browsers’ addresses stand in no table': reminded(
    async (given) => {
      const { world, parent } = given;
      const [one, other] = await Promise.all([pushKeys(world), pushKeys(world)]);
      assert.deepEqual(one, other);
      await subscribe(given, parent);
      const text = z.object({ text: z.string() });
      const stored = [
        ...(await readRows(world.payload, text, sql`SELECT sealed AS text FROM push_keys`)),
        ...(await readRows(world.payload, text, sql`SELECT sealed AS text FROM push_devices`)),
      ];
      assert.ok(stored.length >= 2);
      for (const each of stored)
        assert.ok(!each.text.includes(one.privateKey) && !each.text.includes('127.0.0.1'));
    },
  ),

  'an allergen that is due is reminded of in the morning, once a day': reminded(async (given) => {
    const { world, service, parent } = given;
    await subscribe(given, parent);
    await remindOf(given, parent, { next_allergen: true });
    await lookAtReminders(world);
    assert.equal(service.attempts, 0);
    world.advanceMs(61 * minuteMs);
    await lookAtReminders(world);
    world.advanceMs(60 * minuteMs);
    await lookAtReminders(world);
    assert.equal(service.seen.length, 1);
    assert.match(titles(service)[0] ?? '', /could be next for Ada$/);
  }),

  'an appointment is reminded of the evening before, at its newest time': reminded(async (given) => {
    const { world, service, parent, baby } = given;
    await subscribe(given, parent);
    await remindOf(given, parent, { appointments: true });
    const tomorrow = new Date(world.nowMs() + dayMs).toISOString().slice(0, 10);
    const request = appointmentRequest.parse({
      baby,
      title: 'Six-week check',
      starts_at: `${tomorrow}T09:30:00Z`,
    });
    const { id } = await inTransaction(world, (transaction) =>
      addAppointment(world, { transaction, caller: parent, request }),
    );
    await lookAtReminders(world);
    await changeAppointment(world, parent, { id, patch: { starts_at: `${tomorrow}T11:00:00Z` } });
    world.advanceMs(10 * 60 * minuteMs + minuteMs);
    await lookAtReminders(world);
    assert.deepEqual(titles(service), ['Tomorrow: Six-week check']);
    assert.match(service.seen[0]?.text ?? '', /11:00/);
  }),

  'a calendar opens by its newest address alone, for who looks after the baby': reminded(async (given) => {
    const { world, parent, baby } = given;
    await drops(given, '08:30');
    const carer = await join(world, { parent, baby, role: 'carer' });
    const make = (caller: Caller) =>
      inTransaction(world, (transaction) =>
        makeCalendar(world, { transaction, caller, babyId: baby, timeZone: 'Europe/London' }),
      );
    const addressOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
    const first = await make(parent);
    assert.match(await readFeed(world, addressOf(first)), /RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU/);
    const second = await make(parent);
    await refused(readFeed(world, addressOf(first)), 404);
    assert.equal((await readOwnCalendar(world, parent, baby)).calendar?.url, second.url);
    const theirs = await make(carer);
    await readFeed(world, addressOf(theirs));
    await removeCarer(world, parent, { babyId: baby, carerId: carer.memberId });
    await refused(readFeed(world, addressOf(theirs)), 404);
    await endCalendar(world, parent, baby);
    assert.deepEqual(await readOwnCalendar(world, parent, baby), { calendar: null });
    await refused(readFeed(world, addressOf(second)), 404);
    await refused(endCalendar(world, parent, baby), 404);
    await refused(make(await newCaller(world)), 404);
  }),

  'a calendar covers only the years of the child, whatever date an entry has': reminded(async (given) => {
    const { world, parent, baby } = given;
    await drops(given, '08:30');
    const { url } = await inTransaction(world, (transaction) =>
      makeCalendar(world, { transaction, caller: parent, babyId: baby, timeZone: 'Europe/London' }),
    );
    await withWriteTransaction(world.payload, ({ rows }) =>
      rows(noColumns, sql`UPDATE baby_drops SET created_at_ms = ${Date.UTC(1600, 0, 1)}`),
    );
    const feed = await readFeed(world, url.split('/').at(-1) ?? '');
    assert.match(feed, /SUMMARY:Vitamin D/);
    assert.ok(feed.split('BEGIN:STANDARD').length < 12, 'the clocks of centuries are in it');
  }),

  'reminders and calendars are part of the export without secrets, and go with the member': reminded(
    async (given) => {
      const { world, parent, baby } = given;
      await subscribe(given, parent, 'Kitchen tablet');
      await remindOf(given, parent, { drops: true, feed_after_minutes: 180 });
      await inTransaction(world, (transaction) =>
        makeCalendar(world, { transaction, caller: parent, babyId: baby, timeZone: 'UTC' }),
      );
      await withWriteTransaction(world.payload, async ({ rows }) => {
        const { settings, devices } = await exportedReminders(rows, parent.memberId);
        assert.equal(settings.babies[0]?.feed_after_minutes, 180);
        assert.deepEqual(
          devices.map(({ name }) => name),
          ['Kitchen tablet'],
        );
        const calendars = await exportedCalendars(rows, parent.memberId);
        assert.deepEqual(
          calendars.map(({ time_zone }) => time_zone),
          ['UTC'],
        );
        assert.ok(!JSON.stringify({ devices, calendars }).includes('127.0.0.1'));
        await nutriaiOfMember.voidPending?.(rows, parent.memberId);
        assert.deepEqual(await exportedCalendars(rows, parent.memberId), []);
        await rows(noColumns, sql`DELETE FROM member_sessions WHERE member_id = ${parent.memberId}`);
        await rows(noColumns, sql`DELETE FROM members WHERE id = ${parent.memberId}`);
        const left = await rows(
          z.object({ total: numberColumn }),
          sql`SELECT (SELECT count(*) FROM push_devices WHERE member_id = ${parent.memberId})
            + (SELECT count(*) FROM baby_reminders WHERE member_id = ${parent.memberId})
            + (SELECT count(*) FROM member_reminders WHERE member_id = ${parent.memberId}) AS total`,
        );
        assert.equal(left[0]?.total, 0);
      });
    },
  ),

  'appointments go with the baby': reminded(async ({ world, parent, baby }) => {
    const starts_at = new Date(world.nowMs() + dayMs).toISOString();
    const request = appointmentRequest.parse({ baby, title: 'Vaccinations', starts_at });
    await inTransaction(world, (transaction) =>
      addAppointment(world, { transaction, caller: parent, request }),
    );
    const stored = async () => {
      const counted = sql`SELECT count(*) AS total FROM baby_appointments WHERE baby_id = ${baby}`;
      return (await readRows(world.payload, z.object({ total: numberColumn }), counted))[0]?.total;
    };
    assert.equal(await stored(), 1);
    await inTransaction(world, ({ rows }) =>
      rows(noColumns, sql`DELETE FROM baby_profiles WHERE id = ${baby}`),
    );
    assert.equal(await stored(), 0);
  }),

  'a clock that is set back holds no reminder up, not even one that was on its way': reminded(
    async (given) => {
      const { world, service, parent } = given;
      const { id } = await subscribe(given, parent);
      const hourMs = 60 * minuteMs;
      await sendTestPush({ ...world, nowMs: () => world.nowMs() + 5 * hourMs }, parent, id);
      await lookAtReminders(world);
      service.seen.length = 0;
      // As a process left it that was killed while it sent it, before the clock was set back.
      await withWriteTransaction(world.payload, ({ rows }) =>
        rows(
          noColumns,
          sql`UPDATE push_messages SET state = 'waiting', attempts = 1, ended_at_ms = NULL,
            next_attempt_at_ms = ${world.nowMs()}, claimed_until_ms = ${world.nowMs() + 5 * hourMs}`,
        ),
      );
      await drops(given, '08:30');
      await remindOf(given, parent, { drops: true });
      await withWriteTransaction(world.payload, ({ rows }) =>
        rows(noColumns, sql`UPDATE baby_reminders SET look_at_ms = ${world.nowMs() + 300 * dayMs}`),
      );
      world.advanceMs(31 * minuteMs);
      await lookAtReminders(world);
      assert.deepEqual(titles(service), ['Reminders work here', 'Vitamin D for Ada']);
    },
  ),

  'what was sealed with a secret of before is sealed anew at night': reminded(async (given) => {
    const { world, parent, baby } = given;
    await subscribe(given, parent);
    await inTransaction(world, (transaction) =>
      makeCalendar(world, { transaction, caller: parent, babyId: baby, timeZone: 'UTC' }),
    );
    const url = (await readOwnCalendar(world, parent, baby)).calendar?.url;
    const keys = await pushKeys(world);
    const devices = (await listDevices(world, parent)).results;
    const { TOKEN_SECRET: today } = getSettings();
    const next = 'n'.repeat(40);
    const night = () =>
      withWriteTransaction(world.payload, ({ rows }) =>
        Promise.resolve(nutriaiOfMember.dropExpired?.(rows, world.nowMs())),
      );
    const signWith = (secret: string, ...before: string[]) =>
      Object.assign(getSettings(), { TOKEN_SECRET: secret, TOKEN_SECRETS: [secret, ...before] });
    try {
      signWith(next, today);
      await night();
      signWith(next);
      assert.equal((await readOwnCalendar(world, parent, baby)).calendar?.url, url);
      assert.deepEqual(await pushKeys(world), keys);
      assert.deepEqual((await listDevices(world, parent)).results, devices);
    } finally {
      signWith(today, next);
      await night();
      signWith(today);
    }
  }),

  'what was sent is deleted eight days later': reminded(async (given) => {
    const { world, parent } = given;
    await subscribe(given, parent);
    await drops(given, '08:30');
    await remindOf(given, parent, { drops: true });
    world.advanceMs(31 * minuteMs);
    await lookAtReminders(world);
    const leftAfter = async (days: number) => {
      await withWriteTransaction(world.payload, ({ rows }) =>
        Promise.resolve(nutriaiOfMember.dropExpired?.(rows, world.nowMs() + days * dayMs)),
      );
      const [left] = await readRows(
        world.payload,
        z.object({ total: numberColumn }),
        sql`SELECT count(*) AS total FROM push_messages JOIN push_devices ON push_devices.id = device_id
            WHERE member_id = ${parent.memberId}`,
      );
      return left?.total;
    };
    assert.deepEqual([await leftAfter(7), await leftAfter(9)], [1, 0]);
  }),

  'another member in the same browser takes it over': reminded(async (given) => {
    const { world, service, parent } = given;
    const other = await callerOf(world, (await newCaller(world)).memberId);
    const { publicKey } = await pushKeys(world);
    const request = { name: 'Phone', ...service.subscribe(publicKey) };
    for (const caller of [parent, other])
      await inTransaction(world, (transaction) => addDevice(world, { transaction, caller, request }));
    assert.deepEqual((await listDevices(world, parent)).results, []);
    assert.equal((await listDevices(world, other)).results.length, 1);
  }),
};
