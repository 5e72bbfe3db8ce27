import type { CompositionRow } from '@/lib/nutriai/engine/knowledge/schemas/composition';
import { nutrients, type NutrientAmounts, type NutrientCode } from '@/lib/nutriai/engine/nutrients';

const isNutrient = (column: string): column is NutrientCode => Object.hasOwn(nutrients, column);

/** A row of a table as the engine reads it: figures as numbers, and without the cells that are empty. */
export function compositionRow(cells: Readonly<Record<string, string>>): CompositionRow {
  const amounts: NutrientAmounts = {};
  for (const [column, cell] of Object.entries(cells)) {
    if (isNutrient(column) && cell !== '') amounts[column] = Number(cell);
  }
  const { source, code, description, portion, portion_g, baby_portion_g, fatty_acid_basis } = cells;
  return {
    source: source as CompositionRow['source'],
    code: code ?? '',
    description: description ?? '',
    ...(portion ? { portion } : {}),
    ...(portion_g ? { portionG: Number(portion_g) } : {}),
    babyPortionG: Number(baby_portion_g),
    ...(fatty_acid_basis ? { basis: fatty_acid_basis as CompositionRow['basis'] } : {}),
    amounts,
  };
}
