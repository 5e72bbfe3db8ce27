import { referenceRows } from '../reference-rows.test-helper';
import { energyNeed } from './energy-need';
import { iomEnergyKcal, nasemEnergyKcal } from './energy-requirement';

/** At WHO medians: month, sex, kg, cm, kcal by NASEM 2023 and by IOM 2005. */
const golden = [
  [0, 'male', 3.3464, 49.8842, 423, 373],
  [2, 'female', 5.1282, 57.0673, 553, 531],
  [3, 'male', 6.3762, 61.4292, 524, 642],
  [5, 'female', 6.8985, 64.0301, 567, 570],
  [6, 'male', 7.934, 67.6236, 628, 662],
  [6, 'female', 7.297, 65.7311, 560, 605],
  [11, 'female', 8.7192, 72.771, 689, 698],
  [12, 'female', 8.9481, 74.015, 707, 718],
  [13, 'male', 9.8749, 76.9186, 822, 799],
  [24, 'male', 12.1515, 87.1161, 1037, 1001],
  [28, 'female', 12.3059, 89.1004, 1035, 1015],
] as const;

it.each(golden)('month %d, %s, %d kg, %d cm: %d kcal (older equation %d)', (...row) => {
  const [ageMonths, sex, weightKg, lengthCm, nasem, iom] = row;
  expect(Math.round(nasemEnergyKcal({ sex, ageMonths, weightKg, lengthCm }))).toBe(nasem);
  expect(Math.round(iomEnergyKcal({ ageMonths, weightKg }))).toBe(iom);
  const need = energyNeed({ ageMonths, sex }, ageMonths);
  expect(need.totalKcal).toBe(nasem);
  expect(need.check.iomKcal).toBe(iom);
  expect(need.basis).toMatchObject({ weightKg, lengthCm, weightEstimated: true, lengthEstimated: true });
});

const table = referenceRows('energy-by-month.csv');

if (table) {
  it('meets every row of the table by month: energy, and the WHO medians it rests on', () => {
    const off = table.filter((row) => {
      const ageMonths = Number(row.age_months);
      const need = energyNeed({ ageMonths, sex: row.sex === 'male' ? 'male' : 'female' }, ageMonths);
      return (
        need.totalKcal !== Number(row.eer_nasem2023_kcal) ||
        need.check.iomKcal !== Number(row.eer_iom2005_kcal) ||
        need.basis.weightKg !== Number(row.who_median_weight_kg) ||
        need.basis.lengthCm !== Number(row.who_median_length_cm)
      );
    });
    expect(off).toEqual([]);
    expect(table).toHaveLength(72);
  });
}
