import { readImport } from './read-import';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const isUnsaid = 'The file does not say which milk, so it is counted as breast milk.';

/** What a sheet becomes, a line for each row; a remark other than that the milk is not said stands behind it. */
function read(bytes: Uint8Array): string[] {
  const { questions, rows } = readImport('sheet.csv', bytes, { timeZone: 'Europe/London' });
  expect(questions).toEqual([]);
  return rows.map((row) => {
    if (row.state !== 'entry') return row.state === 'problem' ? row.problem : row.reason;
    const { entry } = row;
    if (entry.kind === 'measurement')
      return `${entry.date} ${entry.weightKg} kg ${entry.lengthCm} cm ${entry.headCm} cm`;
    const at = new Date(entry.atMs).toISOString().slice(0, 16);
    if (entry.kind === 'water') return `${at} water ${entry.amountMl} ml`;
    const items = entry.items.map(({ food, text, amount, unit }) =>
      [food ?? text, amount, unit].filter((part) => part !== undefined).join(' '),
    );
    const remark = row.remark === undefined || row.remark === isUnsaid ? '' : ` (${row.remark})`;
    return `${at} ${entry.meal}: ${items.join(' | ')}${remark}`;
  });
}

it.each<[string, Uint8Array, string[]]>([
  [
    'in German, with decimal commas',
    utf8(
      'Datum;Uhrzeit;Aktivität;Menge;Einheit;Notiz\n27.11.2026;08:15;Flasche;120,5;ml;Pre-Milch\n27.11.2026;12:00;Brei;100;g;Kürbis und Kartoffel\n27.11.2026;15:30;Stillen;;;links 12 min\n',
    ),
    [
      '2026-11-27T08:15 milk: infant-formula 121 ml',
      '2026-11-27T12:00 lunch: 100 g Kürbis und Kartoffel',
      '2026-11-27T15:30 milk: Breastfed for 12 minutes, left side',
    ],
  ],
  [
    'in French, with hours as 07h45',
    utf8(
      'Date;Heure;Type;Quantité (ml);Remarques\n27/11/2026;07h45;Biberon;150;lait 1er âge\n27/11/2026;12h10;Repas;;purée de carottes\n27/11/2026;16h05;Tétée;;sein gauche\n',
    ),
    [
      '2026-11-27T07:45 milk: infant-formula 150 ml',
      '2026-11-27T12:10 lunch: purée de carottes',
      '2026-11-27T16:05 milk: Breastfed, left side',
    ],
  ],
  [
    'in Spanish',
    utf8(
      'Fecha,Hora,Tipo,Cantidad,Notas\n27/11/2026,08:00,Biberón,"120 ml",\n13/11/2026,12:00,Comida,,puré de calabaza\n27/11/2026,18:00,Pecho,,\n',
    ),
    [
      '2026-11-27T08:00 milk: breast-milk 120 ml',
      '2026-11-13T12:00 lunch: puré de calabaza',
      '2026-11-27T18:00 milk: Breastfed',
    ],
  ],
  [
    'in Italian',
    utf8('Data;Ora;Tipo;Quantità;Note\n27/11/2026;08:00;Biberon;120 ml;\n27/11/2026;12:00;Pappa;;mela\n'),
    ['2026-11-27T08:00 milk: breast-milk 120 ml', '2026-11-27T12:00 lunch: mela'],
  ],
  [
    'in Dutch',
    utf8(
      'Datum;Tijd;Soort;Hoeveelheid;Opmerking\n27-11-2026;08:00;Fles;120 ml;\n27-11-2026;12:00;Fruithap;;banaan\n27-11-2026;9:00;Borstvoeding;;\n',
    ),
    [
      '2026-11-27T08:00 milk: breast-milk 120 ml',
      '2026-11-27T12:00 lunch: banaan',
      '2026-11-27T09:00 milk: Breastfed',
    ],
  ],
  [
    'with HTML in the notes',
    utf8(
      'Date,Time,Type,Notes\n2026-11-27,08:00,Solids,"<p>banana &amp; <b>porridge</b></p>"\n2026-11-27,12:00,Solids,"<script>alert(1)</script>carrot"\n',
    ),
    ['2026-11-27T08:00 breakfast: banana & porridge', '2026-11-27T12:00 lunch: carrot'],
  ],
  [
    'in UTF-16 with tabs',
    utf16('Date\tTime\tType\tAmount\r\n2026-11-27\t08:00\tBottle\t4 oz\r\n'),
    ['2026-11-27T08:00 milk: breast-milk 118 ml'],
  ],
  [
    'with a.m. and p.m.',
    utf8('Date,Type,Amount\n"Nov 27, 2026 8:05am",Bottle,4oz\n"11/27/26, 8:05 PM",Nursing,\n'),
    ['2026-11-27T08:05 milk: breast-milk 118 ml', '2026-11-27T20:05 milk: Breastfed'],
  ],
  [
    'with zones, and hours that the clocks skip or repeat',
    utf8(
      'timestamp,type,amount,unit\n2026-03-29T01:30:00+01:00,bottle,100,ml\n2026-10-25T01:30:00,bottle,100,ml\n2026-03-29 01:30,bottle,100,ml\n2026-07-01T08:00:00.123Z,bottle,90,ml\n1764230400,bottle,80,ml\n',
    ),
    [
      '2026-03-29T00:30 milk: breast-milk 100 ml',
      '2026-10-25T00:30 milk: breast-milk 100 ml',
      '2026-03-29T01:30 milk: breast-milk 100 ml',
      '2026-07-01T08:00 milk: breast-milk 90 ml',
      '2025-11-27T08:00 milk: breast-milk 80 ml',
    ],
  ],
  [
    'with titles above the table',
    utf8('Baby log of Ada\nexported 27/11/2026\n\nDate,Time,Type,Amount\n2026-11-27,08:00,Bottle,120 ml\n'),
    ['2026-11-27T08:00 milk: breast-milk 120 ml'],
  ],
  [
    'with signs for kinds, and amounts among the words',
    utf8(
      'Date,Time,Type,Details\n2026-11-27,08:00,🍼,120ml\n2026-11-27,09:00,Breast feed (L),10 min\n2026-11-27,10:00,EBM,90ml\n2026-11-27,11:00,Diaper,wet\n2026-11-27,12:00,Nap,1h\n2026-11-27,13:00,Water,30ml\n',
    ),
    [
      '2026-11-27T08:00 milk: breast-milk 120 ml',
      '2026-11-27T09:00 milk: Breastfed for 10 minutes, left side',
      '2026-11-27T10:00 milk: breast-milk 90 ml',
      'We don’t import “Diaper” yet.',
      'We don’t import “Nap” yet.',
      '2026-11-27T13:00 water 30 ml',
    ],
  ],
  [
    'with days as a workbook counts them',
    utf8('Date,Time,Type,Amount\n46353,0.34375,Bottle,120 ml\n'),
    ['2026-11-27T08:15 milk: breast-milk 120 ml'],
  ],
  [
    'of German sizes, grams parted at thousands',
    utf8('Date;Gewicht;Größe;Kopfumfang\n27.11.2026;7,45 kg;66,5 cm;43,2 cm\n28.11.2026;7.450 g;;\n'),
    ['2026-11-27 7.45 kg 66.5 cm 43.2 cm', '2026-11-28 7.45 kg null cm null cm'],
  ],
  [
    'of pounds, ounces and half inches',
    utf8('Date,Weight,Height,Head Circumference\n2026-11-27,16 lb 7 oz,26 1/2 in,17\n'),
    ['2026-11-27 7.456 kg 67.3 cm 43.2 cm'],
  ],
  [
    'of starts and ends over midnight',
    utf8(
      'Start,End,Type,Amount\n27 Nov 2026 08:00,27 Nov 2026 08:25,Breastfeeding,\n27 November 2026 at 23:50,28 November 2026 at 00:10,Nursing - both,\n',
    ),
    [
      '2026-11-27T08:00 milk: Breastfed for 25 minutes',
      '2026-11-27T23:50 milk: Breastfed for 20 minutes, both sides',
    ],
  ],
  [
    'with times without a colon',
    utf8(
      'Date,Time,Type,Amount\n2026-11-27,8.15,Bottle,120ml\n2026-11-27,0815,Bottle,120ml\n2026-11-27,8 am,Bottle,120ml\n2026-11-27,24:00,Bottle,120ml\n',
    ),
    [
      '2026-11-27T08:15 milk: breast-milk 120 ml',
      '2026-11-27T08:15 milk: breast-milk 120 ml',
      '2026-11-27T08:00 milk: breast-milk 120 ml',
      '2026-11-28T00:00 milk: breast-milk 120 ml',
    ],
  ],
  [
    'with its kinds in a column named like foods',
    utf8(
      'Date,Time,What,Qty,Notes\n2026-11-27,8:15 am,Bottle,150 ml,\n2026-11-27,12:00,Lunch,,carrot puree and toast\n2026-11-27,13:00,Nappy,,wet\n2026-11-27,17:00,Nursing,,left 10 min\n',
    ),
    [
      '2026-11-27T08:15 milk: breast-milk 150 ml',
      '2026-11-27T12:00 lunch: carrot puree and toast',
      'We don’t import “Nappy” yet.',
      '2026-11-27T17:00 milk: Breastfed for 10 minutes, left side',
    ],
  ],
  [
    'with foods in one column and comments in another',
    utf8('Date,Time,Food,Notes\n2026-11-27,12:00,beef puree,loved it\n2026-11-27,17:00,banana,\n'),
    ['2026-11-27T12:00 lunch: beef puree', '2026-11-27T17:00 dinner: banana'],
  ],
])('a sheet %s', (_name, bytes, expected) => {
  expect(read(bytes)).toEqual(expected);
});
