import { accountExport, type AccountExport } from '../../../contract/account-export';
import type { Caller } from '../../../platform/http/service-context';
import { exportAccount } from '../member-data/export-account';
import type { World } from './world';

/** The export of a member, as a program reads it. */
export async function readExport(world: World, caller: Caller): Promise<AccountExport> {
  const { json } = await exportAccount(world, caller);
  return accountExport.parse(JSON.parse(json.toString('utf8')));
}
