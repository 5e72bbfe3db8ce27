const zeros = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0));

/** Returns a text with the digits of Arabic, Persian and Hindi as 0 to 9, and their decimal sign as a point. */
export function withPlainDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => String(valueOf(digit.charCodeAt(0))))
    .replace(/(\d)٫(?=\d)/g, '$1.');
}

function valueOf(code: number): number {
  return code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code);
}
