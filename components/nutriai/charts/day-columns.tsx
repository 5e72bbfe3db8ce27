'use client';

import { type DayColumnsData, dayColumnsLayout } from '@/lib/nutriai/client/charts/day-columns-layout';
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
  const { plot, columns, named, yTicks, need } = layout;
  const isStacked = days.some(({ parts }) => (parts?.length ?? 0) > 1);
  const fills =
    tone === 'water' ? [styles.water] : isStacked ? [styles.part0, styles.part1] : [styles.single];
  return (
    <div ref={box}>
      <svg className={styles.svg} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {layout.band && (
          <rect
            className={styles.waterBand}
            x={plot.left}
            width={plot.right - plot.left}
            y={layout.band.y}
            height={layout.band.height}
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
        <text className={styles.text} x={0} y={plot.bottom + 17}>
          {unit}
        </text>
        {columns.map(({ date, x, width: columnWidth, parts, isUnknown }) =>
          isUnknown ? (
            <text key={date} className={styles.unknown} x={x} y={plot.bottom - 6} textAnchor="middle">
              –
            </text>
          ) : (
            <g key={date}>
              {parts.map(({ y, height: partHeight }, part) => (
                <rect
                  key={part}
                  className={fills[part]}
                  x={x - columnWidth / 2}
                  width={columnWidth}
                  y={y}
                  height={partHeight}
                  rx={Math.min(3, partHeight / 2)}
                />
              ))}
            </g>
          ),
        )}
        {need && <path className={styles.need} d={need} />}
        {needText && need && (
          // Above the plot: beside the line it would stand in the columns.
          <text className={styles.needText} x={plot.right} y={13} textAnchor="end">
            – – {needText}
          </text>
        )}
        {named.map((index) => {
          const column = columns[index];
          return (
            column && (
              <text key={index} className={styles.text} x={column.x} y={plot.bottom + 17} textAnchor="middle">
                {columns.length <= 7 ? weekdayName(column.date) : dayOfMonth(column.date)}
              </text>
            )
          );
        })}
      </svg>
    </div>
  );
}
