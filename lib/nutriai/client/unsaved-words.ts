import type { LogWrite } from './log/log-write';
import type { Tick } from './plans/tick-store';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "2 entries and 1 change": what waits in this browser for the server; null where nothing does. */
export function unsavedWords(writes: readonly LogWrite[], ticks: readonly Tick[]): string | null {
  const entries = writes.filter(({ action }) => action === 'create').length;
  const parts = [
    counted(entries, 'entry', 'entries'),
    counted(writes.length - entries, 'change', 'changes'),
    counted(ticks.length, 'tick of the shopping list', 'ticks of the shopping list'),
  ].flatMap((part) => part ?? []);
  return parts.length === 0 ? null : and.format(parts);
}

function counted(count: number, one: string, several: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : several}`;
}
