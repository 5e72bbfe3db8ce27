/** What is known of a text, and whether it is an emergency. */
export interface KnownText {
  known: readonly number[];
  isEmergency: boolean;
}

const rounds = 60;
const enough = 1e-6;
/** So strongly each weight but the last is pulled to nothing, for each text. */
const pullToZero = 5e-4;

/** Fits a logistic regression by Newton’s method; the last weight stands for what is so before anything is known. */
export function fitWeights(texts: readonly KnownText[]): number[] {
  const rows = texts.map(({ known }) => [...known, 1]);
  const width = rows[0]?.length ?? 1;
  const weights = Array.from({ length: width }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, at) => (at < width - 1 ? weight * pullToZero * texts.length : 0));
    const bend = weights.map((_, at) =>
      weights.map((__, other) => (at === other ? pullToZero * texts.length : 0)),
    );
    rows.forEach((row, index) => {
      const share = 1 / (1 + Math.exp(-row.reduce((sum, each, at) => sum + each * (weights[at] ?? 0), 0)));
      const error = share - Number(texts[index]?.isEmergency ?? false);
      row.forEach((each, at) => {
        slope[at] = (slope[at] ?? 0) + error * each;
        const line = bend[at] ?? [];
        row.forEach((other, next) => {
          line[next] = (line[next] ?? 0) + share * (1 - share) * each * other;
        });
      });
    });
    const step = solved(bend, slope);
    step.forEach((each, at) => {
      weights[at] = (weights[at] ?? 0) - each;
    });
    if (Math.max(...step.map(Math.abs)) < enough) break;
  }
  return weights;
}

/** Solves a system of linear equations by elimination. */
function solved(equations: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = equations.map((line, at) => [...line, right[at] ?? 0]);
  lines.forEach((_, at) => {
    const largest = lines.slice(at).reduce((best, line, index) => {
      const isLarger = Math.abs(line[at] ?? 0) > Math.abs(lines[best]?.[at] ?? 0);
      return isLarger ? at + index : best;
    }, at);
    const [own = [], other = []] = [lines[largest], lines[at]];
    [lines[at], lines[largest]] = [own, other];
    lines.forEach((line, index) => {
      if (index === at) return;
      const times = (line[at] ?? 0) / (own[at] ?? 1);
      own.forEach((each, place) => {
        line[place] = (line[place] ?? 0) - times * each;
      });
    });
  });
  return lines.map((line, at) => (line.at(-1) ?? 0) / (line[at] ?? 1));
}
