import type { Rule } from '@/lib/nutriai/engine/knowledge/schemas/rules';
import { sources } from '@/lib/nutriai/engine/sources';

/**
 * The rules as a table in Markdown that a dietitian can review: those that were not read again in their
 * source come first.
 */
export function reviewTable(rules: readonly Rule[]): string {
  const isRecalled = ({ basis }: Rule) => Number(basis === 'recalled');
  const rows = rules.toSorted((a, b) => isRecalled(b) - isRecalled(a)).map(rowOf);
  return [
    `| basis | rule | about | months | severity | for the parent | sources | what they say |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function rowOf({
  basis,
  id,
  about,
  fromMonths = 0,
  untilMonths,
  severity,
  message,
  instead,
  sources: cited,
  evidence = '',
}: Rule) {
  const months = untilMonths === null ? `from ${fromMonths}` : `${fromMonths} to ${untilMonths}`;
  const titles = cited.map((each) => `${sources[each].org}, ${sources[each].year}: ${sources[each].title}`);
  const cells = [basis, id, about, months, severity, `${message} ${instead}`, titles.join('; '), evidence];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
