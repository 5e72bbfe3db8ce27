'use client';

import {
  type DayColumnsData,
  type DayColumnsLayout,
  dayColumnsLayout,
  type DrawnColumn,
} from '@/lib/nutriai/client/charts/day-columns-layout';
import { dayOfMonth, weekdayName } from '@/lib/nutriai/client/log/day-text';
import { useWidth } from './use-width';
import styles from './chart.module.css';

interface DayColumnsProps extends DayColumnsData {
  unit: string;
  /** Beside the line of needs: "need 11 mg". */
  needText?: string;
  tone?: 'food' | 'water';
  height?: number;
}

/** Columns by day. What they say stands in words and in a table beside them. */
export function DayColumns({ days, band, unit, needText, tone = 'food', height = 182 }: DayColumnsProps) {
  const [box, width] = useWidth<HTMLDivElement>(324);
  const layout = dayColumnsLayout({ days, band }, { width, height });
  const { plot, columns, need } = layout;
  const fills = fillsOf(days, tone);
  return (
    <div ref={box}>
      <svg className={styles.svg} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <Ground layout={layout} />
        <text className={styles.text} x={0} y={plot.bottom + 17}>
          {unit}
        </text>
        {columns.map((column) => (
          <Column key={column.date} column={column} foot={plot.bottom} fills={fills} />
        ))}
        {need && <path className={styles.need} d={need} />}
        {needText && need && (
          // Above the plot: beside the line it would stand in the columns.
          <text className={styles.needText} x={plot.right} y={13} textAnchor="end">
            – – {needText}
          </text>
        )}
        <DayNames layout={layout} />
      </svg>
    </div>
  );
}

type Fills = readonly (string | undefined)[];

/** Returns the classes of a column's parts, from the foot up. */
function fillsOf(days: DayColumnsData['days'], tone: 'food' | 'water'): Fills {
  if (tone === 'water') return [styles.water];
  const isStacked = days.some(({ parts }) => (parts?.length ?? 0) > 1);
  return isStacked ? [styles.part0, styles.part1] : [styles.single];
}

/** What stands behind the columns: the band that they should end in, and the lines with their figures. */
function Ground({ layout: { band, plot, yTicks } }: { layout: DayColumnsLayout }) {
  return (
    <>
      {band && (
        <rect
          className={styles.waterBand}
          x={plot.left}
          width={plot.right - plot.left}
          y={band.y}
          height={band.height}
        />
      )}
      {yTicks.map(({ at, text }) => (
        <g key={text}>
          <line className={styles.grid} x1={plot.left} x2={plot.right} y1={at} y2={at} />
          <text className={styles.text} x={plot.left - 7} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

interface ColumnProps {
  column: DrawnColumn;
  foot: number;
  fills: Fills;
}

function Column({ column: { x, width, parts, isUnknown }, foot, fills }: ColumnProps) {
  if (isUnknown) {
    return (
      <text className={styles.unknown} x={x} y={foot - 6} textAnchor="middle">
        –
      </text>
    );
  }
  return (
    <g>
      {parts.map(({ y, height }, part) => (
        <rect
          key={part}
          className={fills[part]}
          x={x - width / 2}
          width={width}
          y={y}
          height={height}
          rx={Math.min(3, height / 2)}
        />
      ))}
    </g>
  );
}

function DayNames({ layout: { columns, named, plot } }: { layout: DayColumnsLayout }) {
  return named.map((index) => {
    const column = columns[index];
    return (
      column && (
        <text key={index} className={styles.text} x={column.x} y={plot.bottom + 17} textAnchor="middle">
          {columns.length <= 7 ? weekdayName(column.date) : dayOfMonth(column.date)}
        </text>
      )
    );
  });
}
