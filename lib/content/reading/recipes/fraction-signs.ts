const signs: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
};

const written = /(?<![\d/])(?:(\d+) )?([123]\/[234])(?![\d/])/g;

/** Writes fractions as a cookbook prints them: "⅓ red pepper", "1½ tsp". */
export function withFractionSigns(text: string): string {
  return text.replace(written, (all: string, whole: string | undefined, fraction: string) => {
    const sign = signs[fraction];
    return sign === undefined ? all : `${whole ?? ''}${sign}`;
  });
}
