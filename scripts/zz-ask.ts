import { readFileSync } from 'node:fs';
import { answerByRules } from '@/lib/nutriai/server/ask/answer-by-rules';
import { askedAge } from '@/lib/nutriai/server/ask/asked-child';
import { findFirstArticles } from '@/lib/nutriai/server/ask/testing/first-articles';
for (const q of readFileSync(process.argv[2] ?? '', 'utf8').split('\n').filter(Boolean)) {
  const a = await answerByRules(q, askedAge(10, '2026-11-23'), findFirstArticles, { readLog: () => Promise.resolve(null) });
  process.stdout.write(`${a.kind.padEnd(10)} | ${q} | ${(a.emergency ? `EMERG ${a.emergency.signs.join(',')} ` : '')}${(a.parts[0]?.text ?? '').slice(0, 150)}\n`);
}
