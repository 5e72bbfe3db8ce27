import { strToU8, zipSync } from 'fflate';
import { checkedRows } from './check-rows';
import { type ImportChoices, ImportFileError } from './import-row';
import { readImport } from './read-import';

const london: ImportChoices = { timeZone: 'Europe/London' };

function importOf(text: string, choices: Partial<ImportChoices> = {}, name = 'log.csv') {
  return readImport(name, new TextEncoder().encode(text), { ...london, ...choices });
}

/** What a row became, short enough to compare by eye. */
function shortly({ rows }: ReturnType<typeof importOf>): string[] {
  return rows.map((row) => {
    if (row.state !== 'entry')
      return `${row.row} ${row.state}: ${row.state === 'problem' ? row.problem : row.reason}`;
    const { entry } = row;
    if (entry.kind === 'measurement')
      return `${row.row} ${entry.date} ${entry.weightKg} kg ${entry.lengthCm} cm ${entry.headCm} cm`;
    const at = new Date(entry.atMs).toISOString().slice(0, 16);
    if (entry.kind === 'water') return `${row.row} ${at} water ${entry.amountMl} ml`;
    const items = entry.items.map(({ food, text, amount, unit }) =>
      [food ?? text, amount, unit].filter((part) => part !== undefined).join(' '),
    );
    return `${row.row} ${at} ${entry.meal}: ${items.join(' | ')}`;
  });
}

const asked = (reading: ReturnType<typeof importOf>) => reading.questions.map(({ id }) => id);

describe('Baby Buddy', () => {
  const header = 'id,child_id,child_first_name,child_last_name,start,end,type,method,amount,notes,tags\n';

  test('reads feeds of every kind', () => {
    const reading = importOf(
      header +
        '1,1,Ada,Byron,2026-05-12 03:04:09,2026-05-12 03:12:09,breast milk,left breast,,,\n' +
        '2,1,Ada,Byron,2026-05-12 06:00:00,2026-05-12 06:20:00,fortified breast milk,both breasts,,,\n' +
        '3,1,Ada,Byron,2026-05-12 09:00:00,2026-05-12 09:15:00,formula,bottle,120.0,,\n' +
        '4,1,Ada,Byron,2026-05-12 12:30:00,2026-05-12 12:50:00,solid food,parent fed,,"half a banana, porridge",\n' +
        '5,1,Ada,Byron,2026-05-12 17:30:00,2026-05-12 17:50:00,solid food,self fed,40,,\n' +
        '6,1,Ada,Byron,2026-05-12 19:00:00,2026-05-12 19:15:00,breast milk,bottle,,,\n',
    );
    expect(reading.format).toBe('baby_buddy');
    expect(reading.questions).toEqual([]);
    expect(shortly(reading)).toEqual([
      '2 2026-05-12T02:04 milk: Breastfed for 8 minutes, left side',
      '3 2026-05-12T05:00 milk: Breastfed for 20 minutes, both sides',
      '4 2026-05-12T08:00 milk: infant-formula 120 ml',
      '5 2026-05-12T11:30 lunch: half a banana, porridge',
      '6 2026-05-12T16:30 dinner: Solid food',
      '7 2026-05-12T18:00 milk: breast-milk',
    ]);
    expect(reading.rows[4]).toMatchObject({ remark: expect.stringContaining('names no food') });
    expect(reading.rows[5]).toMatchObject({ remark: expect.stringContaining('estimated') });
  });

  test('reads the format of its import files, without ids, and asks what small amounts are', () => {
    const text =
      'child_id,start,end,type,method,amount,notes\n' +
      '1,2026-02-16 23:10:16,2026-02-16 23:24:16,fortified breast milk,bottle,3.4,Before bed.\n' +
      '1,2026-02-16 19:04:16,2026-02-16 19:17:16,formula,bottle,6,\n';
    expect(asked(importOf(text))).toEqual(['volume_unit']);
    expect(shortly(importOf(text, { volumeUnit: 'oz' }))).toEqual([
      '2 2026-02-16T23:10 milk: breast-milk 101 ml',
      '3 2026-02-16T19:04 milk: infant-formula 177 ml',
    ]);
  });

  test.each([
    [
      'weight',
      '1,3.42,2026-02-14,',
      'weight_unit',
      { weightUnit: 'kg' },
      '2026-02-14 3.42 kg null cm null cm',
    ],
    [
      'weight',
      '1,7.5,2026-02-14,',
      'weight_unit',
      { weightUnit: 'lb' },
      '2026-02-14 3.402 kg null cm null cm',
    ],
    ['weight', '1,3420,2026-02-14,', null, {}, '2026-02-14 3.42 kg null cm null cm'],
    ['height', '1,52.5,2026-02-14,', null, {}, '2026-02-14 null kg 52.5 cm null cm'],
    ['height', '1,21,2026-02-14,', null, {}, '2026-02-14 null kg 53.3 cm null cm'],
    ['height', '1,40,2026-02-14,', 'length_unit', { lengthUnit: 'cm' }, '2026-02-14 null kg 40 cm null cm'],
    ['head_circumference', '1,36.5,2026-02-14,', null, {}, '2026-02-14 null kg null cm 36.5 cm'],
    ['head_circumference', '1,14,2026-02-14,', null, {}, '2026-02-14 null kg null cm 35.6 cm'],
  ] as const)('reads %s %s', (column, row, question, choices, expected) => {
    const text = `child_id,${column},date,notes\n${row}\n`;
    expect(asked(importOf(text))).toEqual(question === null ? [] : [question]);
    expect(shortly(importOf(text, choices))).toEqual([`2 ${expected}`]);
  });

  test.each([
    ['child_id,time,wet,solid,color,amount,notes', '1,2026-05-12 03:04:09,1,0,,,', 'nappies'],
    ['child_id,start,end,nap,notes', '1,2026-05-12 03:04:09,2026-05-12 04:04:09,1,', 'sleep'],
    ['child_id,amount,time', '1,100.2,2026-05-12 03:04:09', 'pumped milk'],
    ['child_id,temperature,time', '1,37.2,2026-05-12 03:04:09', 'temperatures'],
    ['child_id,note,time', '1,Smiled,2026-05-12 03:04:09', 'notes'],
    ['child_id,bmi,date', '1,16,2026-05-12', 'BMI'],
    ['child_id,start,end,milestone', '1,2026-05-12 03:04:09,2026-05-12 03:14:09,', 'tummy time'],
  ])('names what has no place: %s', (columns, row, what) => {
    expect(shortly(importOf(`${columns}\n${row}\n`))).toEqual([`2 left_out: We don’t import ${what} yet.`]);
  });

  test('asks which of two children, and takes the rows of that one', () => {
    const text =
      header +
      '1,1,Ada,Byron,2026-05-12 03:04:09,2026-05-12 03:12:09,breast milk,left breast,,,\n' +
      '2,2,Ben,Byron,2026-05-12 03:30:00,2026-05-12 03:40:00,breast milk,right breast,,,\n';
    expect(importOf(text).questions).toEqual([
      {
        id: 'child',
        choices: [
          { value: '1', name: 'Ada Byron' },
          { value: '2', name: 'Ben Byron' },
        ],
      },
    ]);
    expect(shortly(importOf(text, { child: '2' }))).toEqual([
      '2 left_out: Belongs to another child.',
      '3 2026-05-12T02:30 milk: Breastfed for 10 minutes, right side',
    ]);
  });

  test('says of each bad row what is wrong, and reads the others', () => {
    const reading = importOf(
      header +
        '1,1,,,soon,,formula,bottle,120,,\n' +
        '2,1,,,2026-05-12 03:04:09,,tea,cup,120,,\n' +
        '3,1,,,2026-05-12 03:04:09,,formula,bottle,lots,,\n' +
        '4,1,,,2026-05-12 03:04:09,,formula,bottle,5000,,\n' +
        '5,1,,,2026-05-12 03:04:09,,formula,bottle,0,,\n' +
        '6,1,,,2026-05-12 03:04:09,,formula,bottle,90,,\n' +
        '7,1,,,2026-05-12 03:04:09,2026-05-13 03:04:09,breast milk,left breast,,,\n',
    );
    expect(shortly(reading)).toEqual([
      '2 problem: “soon” is not a date that can be read.',
      '3 problem: We don’t know the kind of feed “tea”.',
      '4 problem: “lots” is not a number.',
      '5 problem: A bottle of 5000 ml is not possible. Check the unit.',
      '6 left_out: Nothing was drunk.',
      '7 2026-05-12T02:04 milk: infant-formula 90 ml',
      '8 2026-05-12T02:04 milk: Breastfed, left side',
    ]);
    expect(reading.rows[6]).toMatchObject({ remark: expect.stringContaining('1440 minutes') });
  });
});

describe('Sprout Track', () => {
  const feeds =
    '"id","time","startTime","endTime","feedDuration","pauseDuration","type","amount","unitAbbr","side","food","notes","hadReaction","bottleType","babyId","familyId","createdAt","deletedAt"\n' +
    '"f1","2026-05-12T02:12:00.000Z","2026-05-12T02:04:00.000Z","2026-05-12T02:12:00.000Z","480","","BREAST","","","LEFT","","","false","","b1","fam","2026-05-12T02:12:00.000Z",""\n' +
    '"f2","2026-05-12T08:00:00.000Z","","","","","BOTTLE","4","OZ","","","","false","Formula","b1","fam","2026-05-12T08:00:00.000Z",""\n' +
    '"f3","2026-05-12T11:30:00.000Z","","","","","SOLIDS","2","TBSP","","mashed carrot","","false","","b1","fam","2026-05-12T11:30:00.000Z",""\n' +
    '"f4","2026-05-12T14:00:00.000Z","","","","","SOLIDS","","","","","","false","","b1","fam","2026-05-12T14:00:00.000Z",""\n' +
    '"f5","2026-05-12T15:00:00.000Z","","","","","BOTTLE","90","ML","","","","false","Breast Milk","b1","fam","2026-05-12T15:00:00.000Z","2026-05-13T00:00:00.000Z"\n' +
    '"f6","2026-05-12T16:00:00.000Z","","","","","BOTTLE","90","ML","","","","false","Formula\\Breast","b1","fam","2026-05-12T16:00:00.000Z",""\n';

  test('reads a table of feeds', () => {
    const reading = importOf(feeds, {}, 'feed-logs.csv');
    expect(reading.format).toBe('sprout_track');
    expect(shortly(reading)).toEqual([
      '2 2026-05-12T02:04 milk: Breastfed for 8 minutes, left side',
      '3 2026-05-12T08:00 milk: infant-formula 118 ml',
      '4 2026-05-12T11:30 lunch: 2 tbsp mashed carrot',
      '5 problem: The row names no food.',
      '6 left_out: Deleted in Sprout Track.',
      '7 2026-05-12T16:00 milk: infant-formula 90 ml',
    ]);
  });

  test('reads a whole archive, with names of foods from their own table and without its pictures', () => {
    const archive = zipSync({
      'manifest.json': strToU8('{"app":"sprout-track","kind":"family-migration"}'),
      'photos/1': new Uint8Array(5_000),
      'babies.csv': strToU8(
        '"id","firstName","lastName","birthDate","gender","inactive","familyId"\n"b1","Ada","Byron","2026-01-02T00:00:00.000Z","FEMALE","false","fam"\n"b2","Ben","Byron","2026-01-02T00:00:00.000Z","MALE","false","fam"',
      ),
      'foods.csv': strToU8('"id","name","commonAllergen","notes"\n"x1","Peanut butter","true",""'),
      'feed-logs.csv': strToU8(feeds),
      'food-logs.csv': strToU8(
        '"id","time","amount","unitAbbr","enjoyment","hadReaction","reactionDescription","notes","feedLogId","createdAt","familyId","foodId","babyId","deletedAt"\n"l1","2026-05-13T11:30:00.000Z","1","TSP","LOVED","true","rash","","","2026-05-13T11:30:00.000Z","fam","x1","b1",""\n"l2","2026-05-12T11:30:00.000Z","","","","false","","","f3","2026-05-13T11:30:00.000Z","fam","x1","b1",""',
      ),
      'measurements.csv': strToU8(
        '"id","date","type","value","unit","notes","createdAt","familyId","babyId","deletedAt"\n"m1","2026-05-12T23:30:00.000Z","WEIGHT","15.4","LB","","2026-05-12T23:30:00.000Z","fam","b1",""\n"m2","2026-05-12T10:00:00.000Z","HEAD_CIRCUMFERENCE","16","IN","","2026-05-12T23:30:00.000Z","fam","b1",""\n"m3","2026-05-12T10:00:00.000Z","WEIGHT","6","KG","","2026-05-12T23:30:00.000Z","fam","b2",""',
      ),
      'sleep-logs.csv': strToU8(
        '"id","startTime","babyId","familyId","createdAt"\n"s1","2026-05-12T10:00:00.000Z","b1","fam","2026-05-12T10:00:00.000Z"',
      ),
    });
    const unsure = readImport('family.zip', archive, london);
    expect(unsure.questions).toEqual([
      {
        id: 'child',
        choices: [
          { value: 'b1', name: 'Ada Byron' },
          { value: 'b2', name: 'Ben Byron' },
        ],
      },
    ]);
    const lines = shortly(readImport('family.zip', archive, { ...london, child: 'b1' }));
    expect(lines).toEqual(
      expect.arrayContaining([
        '2 2026-05-13T11:30 lunch: 1 tsp Peanut butter',
        '3 left_out: The feed that it belongs to names the food already.',
        '2 2026-05-13 6.985 kg null cm null cm',
        '3 2026-05-12 null kg null cm 40.6 cm',
        '4 left_out: Belongs to another child.',
        '2 left_out: We don’t import “sleep-logs.csv” yet.',
      ]),
    );
  });
});

describe('Huckleberry', () => {
  test('reads each type by its own columns', () => {
    const reading = importOf(
      'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes\n' +
        'Feed,2026-05-12 08:00,2026-05-12 08:10,00:10,00:06R,Breast,00:04L,\n' +
        'Feed,2026-05-12 10:00,,,Formula,Bottle,190ml,\n' +
        'Feed,2026-05-12 10:30,,,Breast Milk,Bottle,3oz,\n' +
        'Solids,2026-05-12 12:30,,,"Banana, Oats",,LOVED,two spoons\n' +
        'Growth,2026-05-12 09:00,,,6.8kg,64cm,42cm,\n' +
        'Sleep,2026-05-12 13:00,2026-05-12 14:00,01:00,,,,\n',
    );
    expect(reading.format).toBe('huckleberry');
    expect(shortly(reading)).toEqual([
      '2 2026-05-12T07:00 milk: Breastfed for 10 minutes, both sides',
      '3 2026-05-12T09:00 milk: infant-formula 190 ml',
      '4 2026-05-12T09:30 milk: breast-milk 89 ml',
      '5 2026-05-12T11:30 lunch: Banana, Oats | two spoons',
      '6 2026-05-12 6.8 kg 64 cm 42 cm',
      '7 left_out: We don’t import “Sleep” yet.',
    ]);
  });
});

describe('any table', () => {
  test('guesses columns by their names and shows them with examples', () => {
    const reading = importOf(
      'Date,Time,Type,Amount (ml),Notes\n12/05/2026,08:30,Formula,120,\n13/05/2026,12:00,Lunch,,avocado toast\n14/05/2026,,Water,30,\n',
    );
    expect(reading.columns.map(({ role }) => role)).toEqual(['date', 'time', 'kind', 'amount', 'food']);
    expect(reading.columns[2]?.examples).toEqual(['Formula', 'Lunch', 'Water']);
    expect(reading.questions).toEqual([]);
    expect(shortly(reading)).toEqual([
      '2 2026-05-12T07:30 milk: infant-formula 120 ml',
      '3 2026-05-13T11:00 lunch: avocado toast',
      '4 2026-05-14T11:00 water 30 ml',
    ]);
    expect(reading.rows[2]).toMatchObject({ remark: 'No time given: noon is assumed.' });
  });

  test('asks for the columns where no name says them, and reads by what the member says', () => {
    const text = 'a;b;c\n05/04/2026 08:00;Bottle;120\n06/04/2026 08:00;Nursing;\n';
    expect(asked(importOf(text))).toEqual(['columns']);
    const columns = { 0: 'moment', 1: 'kind', 2: 'amount' } as const;
    expect(asked(importOf(text, { columns }))).toEqual(['date_order']);
    expect(shortly(importOf(text, { columns, dateOrder: 'mdy' }))).toEqual([
      '2 2026-05-04T07:00 milk: breast-milk 120 ml',
      '3 2026-06-04T07:00 milk: Breastfed',
    ]);
  });

  test.each([
    [
      'a semicolon and a decimal comma',
      'Date;Weight (kg)\n12.05.2026;6,8\n',
      ['2 2026-05-12 6.8 kg null cm null cm'],
    ],
    ['tabs', 'Date\tWeight (lb)\n2026-05-12\t15\n', ['2 2026-05-12 6.804 kg null cm null cm']],
    [
      'Excel’s own first line',
      'sep=;\r\nDate;Weight (kg)\r\n2026-05-12;6,8\r\n',
      ['3 2026-05-12 6.8 kg null cm null cm'],
    ],
    [
      'quotes and lines within a cell',
      'Date,Food\n2026-05-12 12:00,"toast ""fingers"", egg\nyoghurt"\n',
      ['2 2026-05-12T11:00 lunch: toast "fingers", egg | yoghurt'],
    ],
    ['blank rows', 'Date,Food\n\n2026-05-12 12:00,egg\n,,\n', ['3 2026-05-12T11:00 lunch: egg']],
    ['old Mac line ends', 'Date,Food\r2026-05-12 12:00,egg\r', ['2 2026-05-12T11:00 lunch: egg']],
    [
      'rows that are too short or too long',
      'Date,Food,Amount\n2026-05-12 12:00,egg\n2026-05-12 13:00,egg,,,,x\n',
      ['2 2026-05-12T11:00 lunch: egg', '3 2026-05-12T12:00 lunch: egg'],
    ],
    [
      'a formula, which stays text',
      'Date,Food\n2026-05-12 12:00,=HYPERLINK("http://x";"egg")\n',
      ['2 2026-05-12T11:00 lunch: =HYPERLINK("http://x";"egg")'],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(shortly(importOf(text))).toEqual(expected);
  });

  test('reads Windows-1252, UTF-16 and a byte order mark', () => {
    const line = 'Date,Food\n2026-05-12 12:00,purée of crème fraîche\n';
    const expected = ['2 2026-05-12T11:00 lunch: purée of crème fraîche'];
    const latin = Buffer.from(line, 'latin1');
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(line, 'utf16le')]);
    for (const bytes of [latin, wide, Buffer.from(`\ufeff${line}`)])
      expect(shortly(readImport('x.csv', bytes, london))).toEqual(expected);
  });

  test('parts a note that is too long for one item', () => {
    const [row] = importOf(`Date,Food\n2026-05-12 12:00,"${'carrot and peas, '.repeat(40)}"\n`).rows;
    const items = row?.state === 'entry' && row.entry.kind === 'meal' ? row.entry.items : [];
    expect(items.length).toBe(3);
    expect(items.every(({ text = '' }) => text.length <= 300 && text.startsWith('carrot'))).toBe(true);
  });
});

describe('a file that cannot be read', () => {
  test.each([
    ['nothing', Buffer.from(''), /empty/],
    ['blanks', Buffer.from(' \n \n'), /empty/],
    ['an unclosed quote', Buffer.from('Date,Food\n2026-05-12,"egg\n2026-05-13,ham\n'), /quotation mark/],
    ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /Save the sheet as CSV/],
    ['a new workbook', Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<a/>') })), /Save the sheet as CSV/],
    [
      'half an archive',
      Buffer.from(zipSync({ 'feed-logs.csv': strToU8('"id"') })).subarray(0, 30),
      /damaged/,
    ],
    ['bytes', Buffer.from([1, 0, 2, 0, 3, 0]), /not a text file/],
    ['too many rows', Buffer.from(`Date,Food\n${'2026-05-12,egg\n'.repeat(50_001)}`), /50,000 rows/],
    [
      'a row without an end',
      Buffer.from(`Date,Food\n2026-05-12,${'x'.repeat(200_000)}\n`),
      /100,000 characters/,
    ],
  ])('is refused in words: %s', (_, bytes, message) => {
    const read = () => readImport('x.csv', bytes, london);
    expect(read).toThrow(ImportFileError);
    expect(read).toThrow(message);
  });

  test('an archive that claims to be small is not unpacked into memory', () => {
    const bomb = zipSync({ 'feed-logs.csv': new Uint8Array(60 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(() => readImport('x.zip', bomb, london)).toThrow(/too large/);
  });
});

describe('keys', () => {
  const table = 'Date,Food\n2026-05-12 12:00,egg\n2026-05-12 12:00,egg\n';
  const keysOf = (reading: ReturnType<typeof importOf>) => reading.rows.map(({ key }) => key);

  test('two equal rows are two entries, and a longer export of the same log has the same keys and more', () => {
    const first = keysOf(importOf(table));
    expect(new Set(first).size).toBe(2);
    expect(
      keysOf(importOf(`Date,Food\n2026-05-11 12:00,ham\n2026-05-12 12:00,egg\n2026-05-12 12:00,egg\n`)).slice(
        1,
      ),
    ).toEqual(first);
  });

  test('do not hang on the name of the file, the zone, units or line ends', () => {
    expect(
      keysOf(
        importOf(table.replaceAll('\n', '\r\n'), { timeZone: 'Asia/Tokyo', volumeUnit: 'oz' }, 'again.csv'),
      ),
    ).toEqual(keysOf(importOf(table)));
  });
});

test('says which rows this baby cannot have had', () => {
  const baby = {
    birthDate: '2026-01-02',
    sex: 'female',
    feeding: 'breast',
    diet: 'omnivore',
    allergies: [],
    otherAllergies: [],
    avoids: [],
    introducedAllergens: [],
    measurements: [],
  } as const;
  const { rows } = importOf(
    'Date,Food,Weight (kg)\n2025-12-01 12:00,egg,\n2026-12-01 12:00,egg,\n2026-03-01,,60\n2026-03-01,,5.2\n2026-03-01 12:00,egg,\n',
    {},
  );
  expect(
    checkedRows(rows, { ...baby, measurements: [] }, Date.parse('2026-06-01T00:00:00Z')).map((row) =>
      row.state === 'problem' ? row.problem : row.state,
    ),
  ).toEqual([
    'This time is before the birth date.',
    'This time is in the future.',
    expect.stringContaining('WHO'),
    'entry',
    'entry',
  ]);
});
