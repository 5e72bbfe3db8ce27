import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { makeSite, type Program, type Site } from '../../../platform/testing/run-program';

export interface TestDatabase {
  site: Site;
  remove: () => Promise<void>;
}

/** SQLite, and a new database on a PostgreSQL server when there is one, whose user must be allowed to create it. */
export function testDatabases(
  serverUrl: string | undefined,
): readonly [name: string, make: () => Promise<TestDatabase>][] {
  const sqlite = ['SQLite', async () => withoutServer(makeSite())] as const;
  return serverUrl ? [[...sqlite], ['PostgreSQL', () => onServer(serverUrl)]] : [[...sqlite]];
}

/** The line that a program reports. */
export async function resultOf<Result>(program: Program): Promise<Result> {
  const status = await program.ended;
  const line = /^RESULT (.*)$/m.exec(program.output())?.[1];
  if (status !== 0 || line === undefined)
    throw new Error(`the program failed (${status}): ${program.output()}`);
  return JSON.parse(line) as Result;
}

function withoutServer(site: Site): TestDatabase {
  return { site, remove: async () => site.remove() };
}

async function onServer(serverUrl: string): Promise<TestDatabase> {
  const name = `search_${randomUUID().replaceAll('-', '')}`;
  await runOn(serverUrl, `CREATE DATABASE ${name}`);
  const site = makeSite(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href);
  return {
    site,
    remove: async () => {
      site.remove();
      await runOn(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
