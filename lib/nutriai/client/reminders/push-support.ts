/** What of a browser decides whether it can take reminders. */
export interface PushBrowser {
  isSecure: boolean;
  hasWorker: boolean;
  hasPush: boolean;
  hasNotifications: boolean;
  permission: NotificationPermission;
  /** An iPhone or iPad, whose browsers take reminders only for what was added to the home screen. */
  isApplePhone: boolean;
  isOnHomeScreen: boolean;
}

/** Reads the browser that this runs in. */
export function pushBrowser(): PushBrowser {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    isSecure: window.isSecureContext,
    hasWorker: 'serviceWorker' in navigator,
    hasPush: 'PushManager' in window,
    hasNotifications: 'Notification' in window,
    permission: 'Notification' in window ? Notification.permission : 'default',
    // An iPad says that it is a Mac, which has no touch screen.
    isApplePhone: /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1),
    isOnHomeScreen: window.matchMedia('(display-mode: standalone)').matches,
  };
}

/** Says why a browser cannot take reminders and what helps; null where it can. */
export function pushProblem(browser: PushBrowser): string | null {
  if (!browser.isSecure)
    return 'Reminders need a secure connection (https). Open this site at its https address.';
  if (browser.isApplePhone && !browser.isOnHomeScreen && !browser.hasPush)
    return (
      'On an iPhone or iPad, reminders work once this site is on your home screen: tap Share, then Add ' +
      'to Home Screen, and open it from there. It needs iOS 16.4 or later.'
    );
  if (!browser.hasWorker || !browser.hasPush || !browser.hasNotifications)
    return (
      'This browser can’t show reminders, perhaps because this is a private window. Try another browser, or ' +
      'use the calendar below.'
    );
  if (browser.permission === 'denied')
    return (
      'Notifications from this site are blocked in this browser. Allow them in the browser’s settings ' +
      'for this site, then come back.'
    );
  return null;
}

const browserNames: readonly (readonly [RegExp, string])[] = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const placeNames: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'a Mac'],
  [/Linux/, 'Linux'],
];

/** Names a browser in the words that people use, so that they know it in a list. */
export function browserName(userAgent: string): string {
  const found = (names: typeof browserNames) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const place = found(placeNames);
  return `${found(browserNames) ?? 'Browser'}${place === undefined ? '' : ` on ${place}`}`;
}
