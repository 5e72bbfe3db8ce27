import { render, screen } from '@testing-library/react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { CarerAnswer } from '@/lib/contract/nutriai-carers';
import { momentInWords } from '@/lib/nutriai/client/moment-in-words';
import { CarerRow } from './carer-row';
import { DeleteSection } from './delete-section';
import { InviteForm } from './invite-form';

jest.mock('@/lib/accounts/client/auth-context', () => ({
  useAuth: () => ({ member: { display_name: 'Ana' } }),
}));

const until = '2026-11-26T14:30:20.000Z';
const baby: BabyAnswer = {
  id: '6f0e1f5c-0000-4000-8000-000000000001',
  name: 'Ada',
  birth_date: '2026-03-01',
  due_date: null,
  sex: 'female',
  feeding: 'breast',
  diet: 'omnivore',
  locale: null,
  avoids: [],
  allergies: [],
  other_allergies: [],
  dislikes: [],
  introduced_allergens: [],
  measurements: [],
  age_months: 8,
  corrected_age_months: null,
  role: 'parent',
  limited_until: until,
  created_at: '2026-11-01T08:00:00Z',
  updated_at: '2026-11-01T08:00:00Z',
};
const carer: CarerAnswer = {
  id: '6f0e1f5c-0000-4000-8000-000000000002',
  name: 'Ana',
  role: 'parent',
  invited_as: '',
  is_me: false,
  joined_at: '2026-11-01T08:00:00Z',
  protected_until: until,
};

function showRow(seen: Partial<CarerAnswer>) {
  render(
    <ul>
      <CarerRow
        baby={baby}
        carer={{ ...carer, ...seen }}
        isOnlyParent={false}
        onChangeRole={async () => undefined}
        onRemove={async () => undefined}
      />
    </ul>,
  );
}

describe('a parent of less than 72 hours', () => {
  it('reads from when somebody who was there before can be removed, in place of the buttons', () => {
    showRow({});
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/You can change or remove Ana from/)).toHaveTextContent(momentInWords(until));
  });

  it('may remove somebody who came later, and leave', () => {
    showRow({ protected_until: null });
    expect(screen.getByRole('button', { name: 'Remove Ana' })).toBeEnabled();
    showRow({ protected_until: null, is_me: true });
    expect(screen.getByRole('button', { name: 'Leave Ada' })).toBeEnabled();
  });

  it('reads from when the baby can be deleted; others have the button', () => {
    const { rerender } = render(<DeleteSection baby={baby} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/You can delete Ada from/)).toHaveTextContent(momentInWords(until));
    rerender(<DeleteSection baby={{ ...baby, limited_until: null }} />);
    expect(screen.getByRole('button', { name: 'Delete Ada…' })).toBeEnabled();
  });
});

it('tells the person who invites a parent what that parent cannot do yet', () => {
  render(<InviteForm baby={baby} onMade={jest.fn()} />);
  expect(screen.getByRole('radio', { name: 'Parent' })).toHaveAccessibleDescription(
    /For the first 72 hours they can’t remove earlier carers.*or delete Ada\./,
  );
  expect(screen.getByRole('radio', { name: 'Carer' })).not.toHaveAccessibleDescription(/72 hours/);
});
