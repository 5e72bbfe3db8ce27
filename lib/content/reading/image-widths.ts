/**
 * Widths in CSS pixels at which every picture is written as WebP: phones at 1× to 3×, cards, full text width,
 * large screens.
 */
export const imageWidths = [320, 480, 640, 960, 1280, 1800] as const;

/** Side of the square that is cut around a picture's focal point. */
export const squareSide = 640;
