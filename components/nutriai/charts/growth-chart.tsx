'use client';

import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import {
  type GrowthChartData,
  growthChartLayout,
  nearestPoint,
} from '@/lib/nutriai/client/charts/growth-chart-layout';
import { GrowthDrawing } from './growth-drawing';
import { useWidth } from './use-width';
import styles from './growth-chart.module.css';

/** What is said of a point. */
export interface PointWords {
  /** "6 Mar 2026, 8.2 kg" */
  title: string;
  /** "Of 100 girls this age, about 45 weigh less." */
  text: string;
}

interface GrowthChartProps {
  data: GrowthChartData;
  /** Of the points, in their order. */
  words: readonly PointWords[];
  /** What is measured: "Weight". */
  name: string;
  xName: string;
  yName: string;
}

const heightAt = (width: number) => Math.round(Math.min(400, Math.max(300, width * 0.72)));

/** A growth chart whose points can be asked: by a finger, a pointer, or the arrow keys. The last is open at first. */
export function GrowthChart({ data, words, name, xName, yName }: GrowthChartProps) {
  const [box, width] = useWidth<HTMLDivElement>(324);
  const [picked, setPicked] = useState<number | null>(null);
  const layout = growthChartLayout(data, { width, height: heightAt(width) });
  const { points } = layout.child;
  const last = points.length - 1;
  const chosen = Math.min(picked ?? last, last);
  const current = words[chosen];

  const pick = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setPicked(nearestPoint(points, event.clientX - left));
  };
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = steps[event.key]?.(chosen, last);
    if (next === undefined) return;
    event.preventDefault();
    setPicked(Math.min(last, Math.max(0, next)));
  };

  return (
    <div className={styles.chart}>
      <div ref={box} className={styles.picture}>
        <GrowthDrawing layout={layout} xName={xName} yName={yName} chosen={last < 0 ? undefined : chosen} />
        {current && (
          <div
            role="slider"
            tabIndex={0}
            aria-label={`${name}: measurements`}
            aria-valuemin={1}
            aria-valuemax={last + 1}
            aria-valuenow={chosen + 1}
            aria-valuetext={`${current.title}. ${current.text}`}
            className={styles.finger}
            onKeyDown={step}
            onPointerDown={pick}
            onPointerMove={(event) => (event.pointerType === 'mouse' || event.buttons > 0) && pick(event)}
          />
        )}
      </div>
      {current && (
        <p className={styles.readout}>
          <strong>{current.title}</strong>
          <span>{current.text}</span>
        </p>
      )}
    </div>
  );
}

const steps: Readonly<Record<string, (chosen: number, last: number) => number>> = {
  ArrowLeft: (chosen) => chosen - 1,
  ArrowDown: (chosen) => chosen - 1,
  ArrowRight: (chosen) => chosen + 1,
  ArrowUp: (chosen) => chosen + 1,
  Home: () => 0,
  End: (_chosen, last) => last,
};
