/** Hands a fetched file over to the browser's downloads: a link cannot carry the member's token. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers begin to read it after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
