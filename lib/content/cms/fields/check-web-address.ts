import { parsedUrl } from '../../../platform/http/parsed-url';

/** Accepts a whole `https://` address, or nothing; whether something is needed is the field's own `required`. */
export function checkWebAddress(value: string | null | undefined): string | true {
  if (!value) return true;
  return parsedUrl(value)?.protocol === 'https:' ? true : 'Give a whole https:// address.';
}

/** The same for the page that somebody has at a network: the network's own front page is nobody's. */
export function checkProfileAddress(value: string | null | undefined): string | true {
  if (!value) return true;
  const isAddress = checkWebAddress(value);
  if (isAddress !== true) return isAddress;
  return new URL(value).pathname === '/' ? 'Give the address of your own page there.' : true;
}
