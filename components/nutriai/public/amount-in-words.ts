/** Two figures that count: more than that no kitchen scale can tell. */
export function amountInWords(amount: number, unit: string): string {
  const rounded = amount >= 10 ? Math.round(amount) : Number(amount.toPrecision(2));
  return `${rounded} ${unit}`;
}
