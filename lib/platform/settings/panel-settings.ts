/** What an admin may set in the panel while the site runs, in place of the environment's or beside it. */
export interface PanelSettings {
  /** Else the environment's `SITE_NAME`. */
  siteName: string | null;
  /** Else the name in the environment's `MAIL_FROM`, or the site's where that is set here. */
  senderName: string | null;
  /** Stands below every mail. */
  mailSignature: string | null;
}

const nothing: PanelSettings = { siteName: null, senderName: null, mailSignature: null };

/** Every route is compiled with its own copy of this module: they meet at a symbol of the global object. */
const shared = globalThis as { [key: symbol]: PanelSettings | undefined };
const sharedKey = Symbol.for('little-pear.panel-settings');

/** The same object until something changes. */
export function panelSettings(): PanelSettings {
  return shared[sharedKey] ?? nothing;
}

/**
 * From now on this process works with these.
 * @returns whether that changes anything
 */
export function applyPanelSettings(settings: PanelSettings): boolean {
  const before = panelSettings();
  const isSame = (Object.keys(nothing) as (keyof PanelSettings)[]).every(
    (name) => before[name] === settings[name],
  );
  if (!isSame) shared[sharedKey] = settings;
  return !isSame;
}

/** `Little Pear <mail@pear.example>` with another name before the address. */
export function withSenderName(from: string, name: string): string {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address.trim()}>`;
}
