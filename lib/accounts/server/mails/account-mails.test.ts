import * as mails from './account-mails';

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'p'.repeat(40);
  process.env.TOKEN_SECRET = 't'.repeat(40);
  process.env.SITE_URL = 'https://pear.example';
  process.env.SITE_NAME = 'Pear';
});

const link = 'https://pear.example/reset-password/token';
const site = 'https://pear.example';
const hourMs = 60 * 60 * 1000;

const cases: [string, () => mails.AccountMail, string, string | null][] = [
  ['password reset', () => mails.passwordResetMail(link), 'Set a new password for Pear', link],
  ['password was reset', mails.passwordWasResetMail, 'Your new password for Pear', `${site}/contact`],
  ['password changed', mails.passwordChangedMail, 'Your Pear password was changed', `${site}/sign-in`],
  [
    'device signed out',
    () => mails.deviceSignedOutMail('Firefox on Linux'),
    'We signed a device out of your Pear account',
    `${site}/profile`,
  ],
  ['new address', () => mails.newEmailMail(link), 'Confirm your new email address for Pear', link],
  [
    'new address asked for',
    () => mails.emailChangeAskedMail('new@pear.example'),
    'A new email address for your account at Pear',
    `${site}/profile`,
  ],
  [
    'address changed',
    () => mails.emailChangedMail('new@pear.example'),
    'Your email address at Pear has changed',
    `${site}/contact`,
  ],
  [
    'API key made',
    () => mails.apiKeyMadeMail('Kitchen robot', ['log:read', 'log:write']),
    'A new API key for your Pear account',
    `${site}/profile`,
  ],
  ['account deleted', mails.accountDeletedMail, 'Your account at Pear is deleted', null],
  ['google joined', mails.googleLinkedMail, 'You now sign in to Pear with Google', null],
];

it.each(cases)('%s: says whose it is, what to do, and where', (kind, make, subject, where) => {
  const mail = make();
  expect([mail.kind, mail.subject]).toEqual([kind, subject]);
  if (kind !== 'API key made') expect(mail.paragraphs[0]).toContain('Pear');
  for (const paragraph of mail.paragraphs) expect(paragraph).toMatch(/^(?:\S+|[A-Z].*[.:])$/);
  const links = mail.paragraphs.filter((paragraph) => paragraph.startsWith('https://'));
  expect(links).toEqual(where === null ? [] : [where]);
});

it.each(cases)('%s: is no longer sent than what stands in it is good for', (kind, make) => {
  const hasLink = kind === 'password reset' || kind === 'new address';
  expect(make().usefulForMs).toBe(hasLink ? hourMs : undefined);
});

it.each(cases.filter(([kind]) => !/deleted|joined|signed out/.test(kind)))(
  '%s: says what to do if it was somebody else',
  (_kind, make) => {
    const own = make().paragraphs.filter((paragraph) => /^If this was not you, \S/.test(paragraph));
    expect(own).toHaveLength(1);
  },
);

it('names the device, the address and the time that a link has', () => {
  const text = (mail: mails.AccountMail) => mail.paragraphs.join(' ');
  expect(text(mails.deviceSignedOutMail('Firefox on Linux'))).toContain(
    'Your device “Firefox on Linux” was signed out',
  );
  expect(text(mails.apiKeyMadeMail('Kitchen robot', ['log:read', 'log:write']))).toContain(
    'The API key “Kitchen robot” was just created on your profile page. Anyone who has it can use: log:read, log:write.',
  );
  expect(text(mails.deviceSignedOutMail(''))).toContain('One of your devices was signed out');
  expect(text(mails.emailChangeAskedMail('new@pear.example'))).toContain('to new@pear.example.');
  expect(text(mails.emailChangedMail('new@pear.example'))).toContain('the address new@pear.example.');
  for (const mail of [mails.passwordResetMail(link), mails.newEmailMail(link)])
    expect(text(mail)).toContain('works once, within one hour');
  for (const mail of [mails.passwordWasResetMail(), mails.passwordChangedMail()])
    expect(text(mail)).toContain('signed out, and your open invites no longer work');
  expect(text(mails.googleLinkedMail())).toContain(
    'the earlier password was removed and all other devices were signed out',
  );
});

it('leaves as plain text of paragraphs', () => {
  const { subject, paragraphs } = mails.passwordResetMail(link);
  expect(mails.accountMail('ana@pear.example', mails.passwordResetMail(link))).toEqual({
    to: 'ana@pear.example',
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
  });
});
