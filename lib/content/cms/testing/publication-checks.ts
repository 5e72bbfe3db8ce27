import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { voteHelpful } from '../../community/helpful/vote-helpful';
import { newsletterToken } from '../../newsletter/newsletter-token';
import { sendDigest } from '../../newsletter/send-digest';
import { issueDay } from '../../newsletter/issue-day';
import { confirmSubscription, dropUnconfirmed, subscribe, unsubscribe } from '../../newsletter/subscriptions';
import { isApiError } from '../../../platform/http/api-error';
import { contentGeneration } from '../../../platform/cache/page-cache';
import { getSettings } from '../../../platform/settings/settings';
import { numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import { completeDocument } from './complete-document';
import type { PanelClient } from './panel-client';
import type { PanelCheck } from './version-checks';

const dayMs = 24 * 60 * 60_000;
const subscriberRow = z.object({ id: numberColumn, state: z.string() });

async function subscriberOf({ payload }: PanelClient, email: string) {
  const [row] = await readRows(
    payload,
    subscriberRow,
    sql`SELECT id, state FROM newsletter_subscribers WHERE email = ${email}`,
  );
  return row ?? null;
}

async function mailsOfKind({ payload }: PanelClient, kind: string): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'outgoing-mails',
    where: { kind: { equals: kind } },
  });
  return totalDocs;
}

/** Asks for the newsletter. @returns the tokens of the links that mails would have */
async function asked(client: PanelClient, email: string, nowMs: number) {
  await withWriteTransaction(client.payload, (transaction) =>
    subscribe(transaction, { email, operator: null, nowMs }),
  );
  const row = await subscriberOf(client, email);
  assert.ok(row);
  const subscriber = { id: row.id, email };
  return {
    confirm: newsletterToken('confirm', subscriber),
    unsubscribe: newsletterToken('unsubscribe', subscriber),
  };
}

const confirm = (client: PanelClient, token: string, nowMs: number) =>
  withWriteTransaction(client.payload, (transaction) => confirmSubscription(transaction, { token, nowMs }));
const leave = (client: PanelClient, token: string) =>
  withWriteTransaction(client.payload, (transaction) => unsubscribe(transaction, token));

const isNotFound = (error: unknown) => isApiError(error) && error.status === 404;

async function setPublisher(client: PanelClient, newsletter: 'off' | 'weekly'): Promise<void> {
  await client.done('POST', 'globals/publication', {
    operatorName: 'Pear Trust',
    operatorAddress: '1 Orchard Lane',
    newsletter,
  });
}

export const publicationChecks: Readonly<Record<string, PanelCheck>> = {
  'newsletter: only a reader who opens the link is subscribed, and one click deletes them': async (
    client,
  ) => {
    const email = `${randomUUID()}@reader.example`;
    const nowMs = Date.now();
    const before = await mailsOfKind(client, 'newsletter to confirm');
    const tokens = await asked(client, email, nowMs);
    assert.equal((await subscriberOf(client, email))?.state, 'waiting');
    assert.equal(await mailsOfKind(client, 'newsletter to confirm'), before + 1);
    await assert.rejects(confirm(client, tokens.unsubscribe, nowMs), isNotFound);
    await assert.rejects(confirm(client, `${tokens.confirm.slice(0, -2)}xx`, nowMs), isNotFound);
    await confirm(client, tokens.confirm, nowMs);
    await confirm(client, tokens.confirm, nowMs);
    assert.equal((await subscriberOf(client, email))?.state, 'confirmed');
    // Asked again, nothing is sent and nothing changes.
    await asked(client, email, nowMs);
    assert.equal(await mailsOfKind(client, 'newsletter to confirm'), before + 1);
    await leave(client, tokens.confirm);
    assert.equal((await subscriberOf(client, email))?.state, 'confirmed');
    await leave(client, tokens.unsubscribe);
    await leave(client, tokens.unsubscribe);
    assert.equal(await subscriberOf(client, email), null);
  },
  'newsletter: who never confirms is deleted after a week': async (client) => {
    const [late, recent] = [`${randomUUID()}@reader.example`, `${randomUUID()}@reader.example`];
    const nowMs = Date.now();
    await asked(client, late, nowMs - 8 * dayMs);
    await asked(client, recent, nowMs - 6 * dayMs);
    await withWriteTransaction(client.payload, (transaction) => dropUnconfirmed(transaction, nowMs));
    assert.equal(await subscriberOf(client, late), null);
    assert.equal((await subscriberOf(client, recent))?.state, 'waiting');
  },
  'newsletter: each issue goes once to each earlier subscriber, and to nobody while it is off': async (
    client,
  ) => {
    const nowMs = Date.now();
    const issue = Date.parse(issueDay('weekly', nowMs));
    const [old, fresh, waiting] = [1, 2, 3].map(() => `${randomUUID()}@reader.example`) as [
      string,
      string,
      string,
    ];
    await confirm(client, (await asked(client, old, issue - 3 * dayMs)).confirm, issue - 3 * dayMs);
    await confirm(client, (await asked(client, fresh, nowMs)).confirm, nowMs);
    await asked(client, waiting, issue - 3 * dayMs);
    await client.done('POST', 'posts', {
      ...(await completeDocument(client, 'posts')),
      title: 'Peas',
      slug: `n-${randomUUID().slice(0, 8)}`,
      publishedAt: new Date(issue - 2 * dayMs).toISOString(),
      _status: 'published',
    });
    await setPublisher(client, 'off');
    assert.equal(await sendDigest(client.payload, nowMs), 0);
    await setPublisher(client, 'weekly');
    const before = await mailsOfKind(client, 'newsletter');
    const sent = await Promise.all([sendDigest(client.payload, nowMs), sendDigest(client.payload, nowMs)]);
    assert.equal(sent[0] + sent[1], 1);
    assert.equal(await sendDigest(client.payload, nowMs), 0);
    assert.equal(await mailsOfKind(client, 'newsletter'), before + 1);
    await setPublisher(client, 'off');
  },
  'publisher: a newsletter names who sends it, and a network its own page': async (client) => {
    const refused = async (data: object) => (await client.call('POST', 'globals/publication', data)).status;
    assert.equal(await refused({ operatorName: '', operatorAddress: '', newsletter: 'weekly' }), 400);
    assert.equal(await refused({ instagramUrl: 'https://www.instagram.com/' }), 400);
    assert.equal(await refused({ instagramUrl: 'http://www.instagram.com/pear' }), 400);
    assert.equal(await refused({ contactEmail: 'nobody' }), 400);
    assert.equal(await refused({ instagramUrl: 'https://www.instagram.com/pear', newsletter: 'off' }), 200);
  },
  'publisher: the name of the site and of its mails changes at once, and what is emptied is the server’s again':
    async (client) => {
      const own = getSettings();
      const set = async (data: object) => (await client.call('POST', 'globals/publication', data)).status;
      const generation = contentGeneration();
      assert.equal(await set({ siteName: 'Orchard', mailSignature: 'The orchard', newsletter: 'off' }), 200);
      assert.equal(getSettings().SITE_NAME, 'Orchard');
      assert.match(getSettings().MAIL_FROM, /^"Orchard" </);
      assert.equal(getSettings().MAIL_SIGNATURE, 'The orchard');
      assert.ok(contentGeneration() > generation, 'pages that were cached before are still served');
      assert.equal(await set({ siteName: 'Two\nlines', newsletter: 'off' }), 400);
      assert.equal(await set({ senderName: 'a <b@c.example>', newsletter: 'off' }), 400);
      assert.equal(getSettings().SITE_NAME, 'Orchard');
      assert.equal(await set({ siteName: '', mailSignature: '', newsletter: 'off' }), 200);
      assert.deepEqual(getSettings(), own);
    },
  'helpful: counts what readers say of a page, and of no page that is not there': async (client) => {
    const vote = (path: string, isHelpful: boolean) =>
      withWriteTransaction(client.payload, (transaction) =>
        voteHelpful(transaction, { path, is_helpful: isHelpful, nowMs: Date.now() }),
      );
    await Promise.all([true, true, false].map((isHelpful) => vote('/nutriai/foods/egg', isHelpful)));
    const { docs } = await client.payload.find({
      collection: 'page-votes',
      where: { path: { equals: '/nutriai/foods/egg' } },
    });
    assert.deepEqual(
      docs.map(({ helpful, unhelpful }) => [helpful, unhelpful]),
      [[2, 1]],
    );
    for (const path of ['/nutriai/foods/none', '/nutriai/recipes/none', '/blog/none'])
      await assert.rejects(vote(path, true), isNotFound);
  },
  'redirects: lead to a page or to an address, never to both or to themselves': async (client) => {
    const from = `/${randomUUID()}`;
    const refused = async (data: object) => (await client.call('POST', 'redirects', data)).status;
    assert.equal(await refused({ from }), 400);
    assert.equal(await refused({ from, address: 'javascript:alert(1)' }), 400);
    assert.equal(await refused({ from, address: from }), 400);
    assert.equal(await refused({ from: 'https://other.example/', address: '/blog' }), 400);
    assert.equal(await refused({ from, address: '/nutriai/foods/egg' }), 201);
  },
  'versions: each says who made it': async (client) => {
    const slug = `c-${randomUUID().slice(0, 8)}`;
    const data = { ...(await completeDocument(client, 'posts')), title: 'Who', slug, _status: 'published' };
    const { doc } = (await client.done('POST', 'posts', data)) as unknown as { doc: { id: number } };
    const { docs } = await client.payload.findVersions({
      collection: 'posts',
      where: { parent: { equals: doc.id } },
      depth: 0,
    });
    assert.deepEqual([...new Set(docs.map(({ version }) => version.changedBy))], ['Admin']);
    const [shown] = (
      await client.payload.find({
        collection: 'posts',
        where: { id: { equals: doc.id } },
        overrideAccess: false,
      })
    ).docs;
    assert.equal(shown?.changedBy, undefined);
  },
};
