import { accountMail } from '../../../accounts/server/mails/account-mails';
import { carerMail, type CarerChange } from './carer-mails';

const baby = { id: '6f0e1f5c-0000-4000-8000-000000000001', name: 'Ada' };
const ana = { id: 'ana', name: 'Ana' };
const ben = { id: 'ben', name: 'Ben' };
const nameless = { id: 'nameless', name: '' };

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'p'.repeat(40);
  process.env.TOKEN_SECRET = 't'.repeat(40);
  process.env.SITE_URL = 'https://pear.example';
});

const firstLine = (change: CarerChange, recipient: string) =>
  carerMail(baby, change, recipient).paragraphs[0];

const changes: readonly CarerChange[] = [
  { what: 'joined', person: ben, role: 'parent', by: ana },
  { what: 'joined', person: ben, role: 'carer', by: ana },
  { what: 'role', person: ben, role: 'parent', by: ana },
  { what: 'role', person: ben, role: 'carer', by: ben },
  { what: 'removed', person: ben, by: ana },
  { what: 'left', person: ben },
  { what: 'account deleted', role: 'parent' },
];

describe('mails about who looks after a baby', () => {
  it.each([
    [changes[0], 'other', 'Ben now looks after Ada as a parent, invited by Ana.'],
    [changes[0], 'ana', 'Ben now looks after Ada as a parent, invited by you.'],
    [changes[0], 'ben', 'You now look after Ada as a parent, invited by Ana.'],
    [changes[2], 'other', 'Ana made Ben a parent of Ada.'],
    [changes[2], 'ana', 'You made Ben a parent of Ada.'],
    [changes[2], 'ben', 'Ana made you a parent of Ada.'],
    [changes[3], 'other', 'Ben stepped back from parent to carer of Ada.'],
    [changes[3], 'ben', 'You stepped back from parent to carer of Ada.'],
    [changes[4], 'other', 'Ana removed Ben from the people who look after Ada.'],
    [changes[4], 'ana', 'You removed Ben from the people who look after Ada.'],
    [changes[4], 'ben', 'Ana removed you from the people who look after Ada.'],
    [changes[5], 'other', 'Ben stopped looking after Ada.'],
    [changes[5], 'ben', 'You stopped looking after Ada.'],
    [changes[6], 'other', 'A parent of Ada has deleted their account.'],
  ] as const)('%j to %s', (change, recipient, text) => {
    expect(change && firstLine(change, recipient)).toBe(text);
  });

  it('has a word for somebody who gave no name', () => {
    const joined: CarerChange = { what: 'joined', person: nameless, role: 'carer', by: nameless };
    expect(firstLine(joined, 'ana')).toBe(
      'Someone who has not given a name now looks after Ada as a carer, invited by someone who has not given ' +
        'a name.',
    );
  });

  it.each(changes)('names nobody in the subject, and leads to the page: %j', (change) => {
    for (const recipient of ['ana', 'ben', 'other']) {
      const { subject, text } = accountMail('parent@example.test', carerMail(baby, change, recipient));
      expect(subject).not.toMatch(/Ada|Ana|Ben/);
      const hasLost = recipient === 'ben' && (change.what === 'left' || change.what === 'removed');
      expect(text).toContain(
        hasLost ? 'https://pear.example/profile' : `https://pear.example/nutriai/babies/${baby.id}#carers`,
      );
      expect(text).not.toContain('@');
    }
  });

  it('says what a new parent cannot do yet', () => {
    const [joined] = changes;
    expect(joined && carerMail(baby, joined, 'ana').paragraphs.join('\n')).toContain('72 hours');
  });
});
