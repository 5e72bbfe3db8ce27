import { type ChartLine } from './centile-lines';
import { normalQuantile } from './normal-distribution';

/** The centiles that WHO's own charts for parents and clinics draw. */
const whoCentiles = [3, 15, 50, 85, 97] as const;
export type WhoCentile = (typeof whoCentiles)[number];

export interface WhoCentileLine extends ChartLine {
  centile: WhoCentile;
}

const ordinals: Record<WhoCentile, string> = { 3: '3rd', 15: '15th', 50: '50th', 85: '85th', 97: '97th' };

/** The five lines of WHO's centile charts, the lowest first. Source: WHO Child Growth Standards 2006. */
export const whoCentileLines: readonly WhoCentileLine[] = whoCentiles.map((centile) => ({
  centile,
  label: ordinals[centile],
  z: centile === 50 ? 0 : normalQuantile(centile / 100),
}));
