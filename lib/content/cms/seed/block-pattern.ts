/** What stands in the Markdown of the first content for a call-out, a poll or a picture. */
export const blockPattern = new RegExp(
  [
    String.raw`^:::(?:(?<kind>good-to-know|doctor)[ \t]*\n(?<text>[\s\S]*?)^:::[ \t]*`,
    String.raw`poll[ \t]+(?<poll>[a-z-]+)[ \t]*`,
    String.raw`picture[ \t]+(?<picture>[a-z\d-]+)(?:[ \t](?<caption>[^\n]*))?)$`,
  ].join('|'),
  'gm',
);
