import type { ReactNode } from 'react';
import { distance, light } from '@/lib/content/pictures/colours';
import { astray, type Look } from './look';

const china = '#8fc4d8';
const rim = '#e7f1f3';
const edge = '#5f94a8';
const [porridge, greenMash] = ['#e3cf9f', '#93b672'];

/** What a food is stirred into: of another colour than its own. */
const mealFor = (main: string) => (distance(main, porridge) < 110 ? greenMash : porridge);

const bowl = (inside: ReactNode, fill: string) => (
  <>
    <path fill={china} stroke={edge} d="M20 30h84c0 24-16 34-42 34S20 54 20 30Z" />
    <ellipse fill={rim} stroke={edge} cx="62" cy="30" rx="42" ry="13" />
    <ellipse fill={fill} cx="62" cy="31" rx="37" ry="10" />
    {inside}
  </>
);

const spoon = <path fill="#c3ccd0" stroke="#8d9aa0" d="M88 30c-6-1-8 3-4 5s10 0 12-2l24-19c2-2 0-4-2-3Z" />;

/** Smooth, from a spoon. */
export const smoothBowl = ({ main, shade, shine }: Look) =>
  bowl(
    <>
      <path fill={shine} d="M34 30c8-7 26-8 36-3-12-1-22 1-30 6-4 1-7-1-6-3Z" />
      <path fill="none" stroke={shade} strokeWidth="1.500" d="M42 36q14-6 24-1t22-4" />
      {spoon}
    </>,
    main,
  );

/** What shows in a mash: skins of peas, flakes of fish, seeds of berries, grains. */
function lump({ form, main, second, shade, shine }: Look, [x, y, r]: readonly [number, number, number]) {
  if (form === 'grain' || form === 'pasta')
    return <ellipse cx={x} cy={y} rx={r * 0.9} ry={r * 0.5} fill={shine} stroke={second} strokeWidth=".8" />;
  if (form === 'fish')
    return (
      <path
        fill={shine}
        stroke={second}
        strokeWidth=".8"
        d={`M${x - r} ${y}q${r}-${r} ${2 * r} 0q-${r} ${r / 2}-${2 * r} 0Z`}
      />
    );
  if (form === 'bean' || form === 'berry')
    return (
      <>
        <ellipse cx={x} cy={y} rx={r} ry={r * 0.75} fill={shade} />
        <ellipse cx={x - 0.5} cy={y - 0.6} rx={r * 0.8} ry={r * 0.5} fill={second} />
      </>
    );
  const isSpeckled = ['banana', 'seeded', 'strawberry', 'seeds', 'egg', 'round'].includes(form);
  return (
    <>
      <ellipse cx={x} cy={y + 0.8} rx={r} ry={r * 0.7} fill={shade} />
      <ellipse cx={x} cy={y} rx={r} ry={r * 0.7} fill={isSpeckled ? second : light(main, 0.2)} />
    </>
  );
}

/** Few small lumps at six months, more and bigger ones from nine, soft pieces from a year. */
const lumpsFrom = ({ form, months }: Look) => {
  const isFine = form === 'grain' || form === 'seeded' || form === 'strawberry' || form === 'banana';
  const size = (months < 9 ? 2.4 : months < 12 ? 3.8 : 4.8) * (isFine ? 0.7 : 1);
  const count = (months < 9 ? 7 : 10) + (isFine ? 4 : 0);
  return Array.from(
    { length: count },
    (_each, place) =>
      [34 + (place * 56) / (count - 1), 31 + astray(place * 2 + 1) * 1.2, size + (place % 3) * 0.5] as const,
  );
};

export const mashBowl = (look: Look) =>
  bowl(
    <>
      <path fill={look.main} d="M28 31c2-8 10-6 14-10 6-4 12 1 18-1s14-1 18 4c6 0 14 2 18 7Z" />
      {lumpsFrom(look).map((place) => (
        <g key={place[0]}>{lump(look, place)}</g>
      ))}
    </>,
    look.main,
  );

/** In a bowl of other food: flecks of herbs, grains, a gloss of oil or milk, or a swirl. */
export function stirredBowl(look: Look): ReactNode {
  const { form, main, shine } = look;
  const meal = mealFor(main);
  if (form === 'grain' || form === 'pasta' || form === 'bean')
    return bowl(
      lumpsFrom({ ...look, months: 12 }).map((place) => <g key={place[0]}>{lump(look, place)}</g>),
      meal,
    );
  if (form === 'herb' || form === 'leaf' || form === 'dried' || form === 'berry' || form === 'seeds')
    return bowl(
      Array.from({ length: 14 }, (_each, place) => (
        <ellipse
          key={place}
          cx={32 + place * 4.6}
          cy={31 + astray(place * 2) * 1.4}
          rx={form === 'herb' ? 2 : 3}
          ry="1.500"
          fill={place % 3 ? main : look.second}
        />
      )),
      meal,
    );
  return bowl(
    <path
      fill="none"
      stroke={main}
      strokeWidth="5"
      strokeLinecap="round"
      d="M38 31c8-8 20 6 28 0s14-4 20 0"
    />,
    form === 'liquid' ? shine : meal,
  );
}

export const meltedBowl = ({ main, shine }: Look) =>
  bowl(
    <>
      <path fill={main} d="M42 31c0-6 12-6 20-5s20-1 20 5-10 5-18 4-22 3-22-4Z" />
      <path fill={shine} d="M50 29q8-3 16-1-8 0-16 1Z" />
      <path
        fill="none"
        stroke="#b9c4c4"
        strokeWidth="2"
        strokeLinecap="round"
        d="M52 12q-4-4 0-8M64 12q-4-4 0-8M76 12q-4-4 0-8"
      />
    </>,
    mealFor(main),
  );

/** A small heap, ground fine, and the spoon to stir it in with. */
export const groundHeap = ({ main, shade, shine }: Look) => (
  <>
    <path fill={main} d="M26 54c8-20 22-32 34-32s26 12 34 32c-8 6-60 6-68 0Z" />
    <path fill={shine} d="M40 44c5-9 12-17 20-17 3 0 6 1 8 3-10 1-19 6-28 14Z" />
    <path stroke={shade} strokeWidth="1.500" strokeDasharray="1 5" d="M36 52h50M44 46h36M52 40h24" />
  </>
);

const slice = (x: number, crumb: string, crust: string) => (
  <>
    <rect x={x} y="20" width="36" height="40" rx="7" fill={crust} />
    <rect x={x + 2.5} y="22" width="31" height="35" rx="5" fill={crumb} />
  </>
);

/** On toast, so thin that the crumb shows at the rim. */
export const layerOnToast = ({ main, shine }: Look) => (
  <>
    {slice(24, '#efd6a4', '#b9803f')}
    {slice(66, '#efd6a4', '#b9803f')}
    <path fill={main} d="M29 27q14-3 26 0v26q-13 3-26 0ZM71 27q13-3 26 0v26q-13 3-26 0Z" />
    <path
      stroke={shine}
      strokeWidth="2"
      fill="none"
      d="M33 34q9-4 18 0M75 34q9-4 18 0M33 44q9-4 18 0M75 44q9-4 18 0"
    />
  </>
);

/** Fingers of bread; a food that is no bread lies on toast. */
export const breadFingers = ({ form, main, second, shine }: Look) => {
  const [crumb, crust] = form === 'bread' ? [main, second] : ['#efd6a4', '#b9803f'];
  return [27, 45, 63, 81].map((x) => (
    <g key={x}>
      <rect x={x} y="15" width="14" height="47" rx="4" fill={crust} />
      <rect x={x + 2} y="17" width="10" height="42" rx="2.500" fill={crumb} />
      <path
        fill={form === 'bread' ? '#f3cf7d' : main}
        d={`M${x + 3} 22q4-2 8 0v30q-4 2-8 0Z`}
        opacity=".75"
      />
      <path stroke={shine} d={`M${x + 5} 26v18`} />
    </g>
  ));
};

/** An open cup with two handles. */
export const openCup = ({ main, shade }: Look) => (
  <>
    <path fill="none" stroke={edge} strokeWidth="5" d="M42 26q-18 4-6 24M82 26q18 4 6 24" />
    <path fill={rim} stroke={edge} d="M38 16h48l-6 46q-18 5-36 0Z" />
    <path fill={main} stroke={shade} d="M42 27q20 6 40 0l-4 33q-16 4-32 0Z" />
    <ellipse fill="#f6fafa" stroke={edge} cx="62" cy="16" rx="24" ry="5.500" />
    <path fill={main} d="M43 17q19 7 38 0-3-3-19-3t-19 3Z" />
  </>
);

export const dropper = ({ main, shade }: Look) => (
  <>
    <path fill={rim} stroke={edge} d="M58 26h8v24l-2.500 6h-3L58 50Z" />
    <path fill={main} stroke={shade} d="M58 38h8v12l-2.500 6h-3L58 50Z" />
    <path fill="#b9655a" d="M56 27v-9q0-8 6-8t6 8v9Z" />
    <path fill={main} stroke={shade} d="M62 60q4.500 5 4.500 8a4.500 4.500 0 0 1-9 0q0-3 4.500-8Z" />
  </>
);

/** Soaked: dark pieces in their juice. */
export const soaked = ({ main, second }: Look) =>
  bowl(
    Array.from({ length: 15 }, (_each, place) => (
      <path
        key={place}
        fill={place % 3 ? main : second}
        d="M-3-2h5l1.500 3-3 2-4-1Z"
        transform={`translate(${33 + place * 4.2} ${31 + astray(place * 2) * 1.3}) rotate(${place * 40})`}
      />
    )),
    light(second, 0.6),
  );

/** A little of it on a teaspoon. */
export const teaspoon = ({ main, shade, shine }: Look) => (
  <>
    <path fill="#c3ccd0" stroke="#8d9aa0" d="M54 37q22-2 46-5 5 1 0 4-24 4-46 6Z" />
    <ellipse fill="#c3ccd0" stroke="#8d9aa0" cx="41" cy="40" rx="17" ry="11" />
    <ellipse fill={shade} cx="41" cy="40" rx="12" ry="7" />
    <ellipse fill={main} cx="40" cy="38.500" rx="11" ry="6" />
    <path fill={shine} d="M33 38q5-5 11-4-6 1-9 5Z" />
  </>
);
