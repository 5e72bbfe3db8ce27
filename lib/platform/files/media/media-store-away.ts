/** The store of files is gone, slow or refuses: the caller answers 503 and the client tries again. */
export class MediaStoreAway extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The store of files cannot be used: ${reason}`, options);
    this.name = 'MediaStoreAway';
  }
}
