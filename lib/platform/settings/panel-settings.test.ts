import { applyPanelSettings, panelSettings, withSenderName } from './panel-settings';
import { getSettings } from './settings';

const unset = { siteName: null, senderName: null, mailSignature: null };
const given = { ...process.env };

beforeAll(() => {
  process.env = {
    ...given,
    SITE_NAME: 'Pear',
    MAIL_FROM: 'Pear <mail@pear.example>',
    PAYLOAD_SECRET: 'a secret for tests that is long enough',
    TOKEN_SECRET: 'another secret for tests, long enough',
  };
});

afterEach(() => {
  applyPanelSettings(unset);
});

afterAll(() => {
  process.env = given;
});

it('is the environment’s while nothing is set in the panel', () => {
  expect(getSettings()).toMatchObject({
    SITE_NAME: 'Pear',
    MAIL_FROM: 'Pear <mail@pear.example>',
    MAIL_SIGNATURE: null,
  });
  expect(getSettings()).toBe(getSettings());
});

it('takes the name of the panel from then on, also for mails, and gives it back', () => {
  expect(applyPanelSettings({ ...unset, siteName: 'Orchard' })).toBe(true);
  expect(getSettings()).toMatchObject({
    SITE_NAME: 'Orchard',
    MAIL_FROM: '"Orchard" <mail@pear.example>',
  });
  expect(applyPanelSettings({ ...unset, siteName: 'Orchard', senderName: 'Ann of Orchard' })).toBe(true);
  expect(getSettings().MAIL_FROM).toBe('"Ann of Orchard" <mail@pear.example>');
  applyPanelSettings(unset);
  expect(getSettings().SITE_NAME).toBe('Pear');
});

it('says whether anything has changed', () => {
  expect(applyPanelSettings({ ...unset, mailSignature: 'The orchard' })).toBe(true);
  expect(applyPanelSettings({ ...unset, mailSignature: 'The orchard' })).toBe(false);
  expect(panelSettings().mailSignature).toBe('The orchard');
});

it.each([
  ['mail@pear.example', '"A" <mail@pear.example>'],
  ['Old <mail@pear.example>', '"A" <mail@pear.example>'],
])('puts a name before the address of %s', (from, named) => {
  expect(withSenderName(from, 'A')).toBe(named);
});

it('keeps a quotation mark in a name from ending it', () => {
  expect(withSenderName('a@b.example', 'The "Pear"')).toBe(String.raw`"The \"Pear\"" <a@b.example>`);
});
