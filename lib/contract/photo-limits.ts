// Browsers read these too: in a module of their own they bring no schemas along.

export const photosOfMealAtMost = 3;
export const photosOfBabyAtMost = 40;

/** A picture as it is sent; what the site keeps of it is far smaller. */
export const sentPictureBytesAtMost = 4 * 1024 * 1024;

/** Longest side, in the browser and on the server. */
export const photoSideAtMost = 1_600;

/** Characters of what a photo shows, in the family's words. */
export const photoCaptionAtMost = 200;
