import type { GrowthChartLayout } from '@/lib/nutriai/client/charts/growth-chart-layout';
import styles from './chart.module.css';

interface GrowthDrawingProps {
  layout: GrowthChartLayout;
  xName: string;
  yName: string;
  /** The point that is spoken of. */
  chosen?: number;
  /** What the picture says, where nothing beside it does. */
  label?: string;
}

/** WHO's lines, named at their ends, and the child's own points joined. The same on the screen and on paper. */
export function GrowthDrawing({ layout, xName, yName, chosen, label }: GrowthDrawingProps) {
  const { width, height, plot, bands, lines, child, sinceBirth } = layout;
  const isCrowded = child.points.length > 30;
  const chosenPoint = chosen === undefined ? undefined : child.points[chosen];
  return (
    <svg
      className={styles.svg}
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Axes layout={layout} xName={xName} yName={yName} />
      {bands.map((d) => (
        <path key={d} className={styles.band} d={d} />
      ))}
      {lines.map(({ label: name, centile, d, labelY }) => (
        <g key={name}>
          <path className={`${styles.line} ${centile === 50 ? styles.middle : ''}`} d={d} />
          <text
            className={centile === 50 ? styles.middleText : styles.text}
            x={plot.right + 6}
            y={labelY + 4}
          >
            {name}
          </text>
        </g>
      ))}
      {sinceBirth && (
        <>
          <path className={styles.sinceBirth} d={sinceBirth.d} />
          {sinceBirth.points.map(({ x, y }, index) => (
            <circle key={index} className={styles.sinceBirthPoint} cx={x} cy={y} r={3} />
          ))}
        </>
      )}
      {chosenPoint && (
        <line className={styles.guide} x1={chosenPoint.x} x2={chosenPoint.x} y1={plot.top} y2={plot.bottom} />
      )}
      <path className={styles.child} d={child.d} />
      {child.points.map(({ x, y }, index) => (
        <circle
          key={index}
          className={index === chosen ? styles.chosen : styles.point}
          cx={x}
          cy={y}
          r={index === chosen ? 6.5 : isCrowded ? 3 : 5}
        />
      ))}
    </svg>
  );
}

function Axes({ layout, xName, yName }: Pick<GrowthDrawingProps, 'layout' | 'xName' | 'yName'>) {
  const { height, plot, xTicks, yTicks } = layout;
  return (
    <g>
      <line className={styles.grid} x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} />
      {yTicks.map(({ at, text }) => (
        <g key={text}>
          <line className={styles.grid} x1={plot.left} x2={plot.right} y1={at} y2={at} />
          <text className={styles.text} x={plot.left - 7} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <text className={styles.text} x={plot.left - 7} y={11} textAnchor="end">
        {yName}
      </text>
      {xTicks.map(({ at, text }) => (
        <text key={text} className={styles.text} x={at} y={plot.bottom + 18} textAnchor="middle">
          {text}
        </text>
      ))}
      <text className={styles.text} x={(plot.left + plot.right) / 2} y={height - 6} textAnchor="middle">
        {xName}
      </text>
    </g>
  );
}
