import { type CompositionRow } from './composition-row';
import { dairyRows } from './dairy';
import { eggsRows } from './eggs';
import { fatsOilsRows } from './fats-oils';
import { fleshFoodsRows } from './flesh-foods';
import { grainsRootsTubersRows } from './grains-roots-tubers';
import { otherRows } from './other';
import { otherFruitsVegRows } from './other-fruits-veg';
import { pulsesNutsSeedsRows } from './pulses-nuts-seeds';
import { vitaFruitsVegRows } from './vita-fruits-veg';

/** Every row of food composition the engine holds, by its code. */
export const compositionRows: ReadonlyMap<string, CompositionRow> = new Map(
  [
    dairyRows,
    fatsOilsRows,
    grainsRootsTubersRows,
    pulsesNutsSeedsRows,
    fleshFoodsRows,
    eggsRows,
    vitaFruitsVegRows,
    otherFruitsVegRows,
    otherRows,
  ]
    .flat()
    .map((row) => [row.code, row]),
);
