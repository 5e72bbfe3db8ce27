import 'server-only';
import { permanentRedirect } from 'next/navigation';
import { redirectTarget } from './redirect-target';

/**
 * Sends the reader on from an address that found nothing, where a redirect leads on from it. Every page that
 * answers 404 asks this first.
 */
export async function followRedirect(path: string): Promise<void> {
  const target = await redirectTarget(path);
  if (target) permanentRedirect(target);
}
