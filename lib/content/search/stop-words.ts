/** Words that nearly every text has. A query drops them as long as another word is left; the index keeps them. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about an and are as at be by can could do does for from has have how i if in is it its me my of on or our ' +
    'should so than that the their them then there these they this to was we what when where which ' +
    'who why will with would you your'
  ).split(' '),
);
