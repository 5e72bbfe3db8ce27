interface Limits {
  min: number;
  max: number;
  name: string;
  unit: string;
}

/** Wider than any child under five: what lies outside is a slip of the pen or of the unit. */
const limits = {
  weightKg: { min: 0.3, max: 60, name: 'Weight', unit: 'kilograms' },
  lengthCm: { min: 20, max: 150, name: 'Length', unit: 'centimetres' },
  headCm: { min: 15, max: 70, name: 'Head circumference', unit: 'centimetres' },
} as const satisfies Record<string, Limits>;

/**
 * Returns the value if a child can measure so.
 * @throws RangeError with the limits and the unit, else
 */
export function checkedMeasurement(kind: keyof typeof limits, value: number): number {
  const { min, max, name, unit } = limits[kind];
  if (!(value >= min && value <= max)) {
    throw new RangeError(`${name} is given in ${unit}, from ${min} to ${max}; ${value} is not possible.`);
  }
  return value;
}
