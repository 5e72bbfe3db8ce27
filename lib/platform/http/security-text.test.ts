import { securityText } from './security-text';

const nowMs = Date.UTC(2026, 10, 21, 17, 30);
const SITE_URL = 'https://pear.example';

it('names the address, a date to come and itself', () => {
  expect(securityText({ SITE_URL, CONTACT_EMAIL: 'safety@pear.example' }, nowMs)).toBe(
    [
      'Contact: mailto:safety@pear.example',
      'Expires: 2027-05-20T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://pear.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names the contact page without an address', () => {
  expect(securityText({ SITE_URL }, nowMs)).toContain('Contact: https://pear.example/contact\n');
});
