import { readFileSync } from 'node:fs';
import { safetyCheckJson } from '@/lib/nutriai/engine/safety/safety-check-json';
for (const line of readFileSync(process.argv[2] ?? '', 'utf8').split('\n').filter(Boolean)) {
  const [age, want, text] = line.split('|');
  const a = safetyCheckJson({ text, age_months: Number(age), baby: { age_months: Number(age) } }) as any;
  const ok = want === 'safe' ? ['allow','allow_with_preparation'].includes(a.verdict) : a.verdict !== 'allow' && !(want==='block' && a.verdict==='allow_with_preparation');
  process.stdout.write(`${ok ? '  ' : 'XX'} ${String(a.verdict).padEnd(8)} ${want} ${age} | ${text} | ${(a.findings ?? []).map((f: any) => `${f.rule}:${f.severity}:${f.food_name}`).filter((f: string) => want === 'safe' ? !f.includes(':warn') : true).slice(0, 4).join('; ').slice(0, 140)}\n`);
}
