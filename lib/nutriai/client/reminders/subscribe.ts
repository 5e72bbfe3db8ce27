import type { PushDeviceRequest } from '../../../contract/nutriai-reminders';
import { browserName } from './push-support';

/** How long the browser may take to have its worker; it is registered when the page has nothing else to do. */
const workerTimeoutMs = 10_000;

/** Thrown where reminders could not be turned on, with words for the parent. */
export class SubscriptionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SubscriptionError';
  }
}

/**
 * Asks the parent and has the browser subscribe; it has to be called by a press.
 * @throws SubscriptionError; DOMException where the browser's push service cannot be reached
 */
export async function subscribe(publicKey: string): Promise<PushDeviceRequest> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    throw new SubscriptionError('Reminders stay off until you allow notifications from this site.');
  }
  const { pushManager } = await readyWorker();
  const key = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  // One for a key of before: a browser has one at a time.
  if (known && !isFor(known, key)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined)
    throw new SubscriptionError('The browser couldn’t set up reminders. Please try again.');
  return { name: browserName(navigator.userAgent), endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** Ends the browser's own half, so that nothing can be sent to it any more. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Whether this browser has a subscription and may show what comes. */
export async function isSubscribed(): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return ((await registration?.pushManager.getSubscription()) ?? null) !== null;
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(
      () =>
        reject(
          new SubscriptionError('The browser is not ready for reminders yet. Reload the page and try again.'),
        ),
      workerTimeoutMs,
    );
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const { applicationServerKey: own } = options;
  return own !== null && String(new Uint8Array(own)) === String(key);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
