/** Found wrong before anything was sent. The message is for the person who is to correct it. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}
