import { escapeText, foldLine, toICalendar } from './icalendar';

test('escapes what has a meaning', () => {
  expect(escapeText('Peas, mint; half \\ half\nServe warm')).toBe(
    'Peas\\, mint\\; half \\\\ half\\nServe warm',
  );
});

test('folds at 75 octets and tears no character apart', () => {
  const line = `SUMMARY:${'purée 🥕 '.repeat(20)}`;
  const folded = foldLine(line);
  for (const each of folded.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
  expect(folded.split('\r\n').length).toBeGreaterThan(2);
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
});

test('writes an entry at a time of the reader’s day', () => {
  const text = toICalendar({
    name: 'Meals',
    entries: [
      {
        uid: 'a@pear.example',
        changedMs: Date.UTC(2026, 10, 21, 7, 5, 9),
        sequence: 3,
        start: { date: '2026-11-23', minute: 17 * 60 + 30 },
        lengthMinutes: 30,
        summary: 'Dinner: Dal',
        description: '4 tablespoons',
        url: 'https://pear.example/dal',
      },
    ],
  });
  expect(text).toContain('\r\nDTSTART:20261123T173000\r\nDURATION:PT30M\r\n');
  expect(text).toContain('\r\nDTSTAMP:20261121T070509Z\r\n');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text).toMatch(/\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/);
});
