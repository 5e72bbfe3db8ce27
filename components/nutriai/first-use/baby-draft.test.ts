import { emptyBaby } from '@/lib/nutriai/client/babies/new-baby';
import { advancedDraft, type Draft, requestFrom } from './baby-draft';

const today = '2026-06-01';
const baby = { ...emptyBaby, hasConsent: true, name: 'Mia', birthDate: '2025-10-01' };
const draft: Draft = { baby, step: 'name', answered: [], sent: null };
const ask = { isAnswered: true, today, needsConsent: true };

describe('advancedDraft', () => {
  it('goes to the next question and notes that this one was answered', () => {
    const { draft: next, problems, isDone } = advancedDraft({ ...ask, draft, baby });
    expect(next).toMatchObject({ step: 'birth', answered: ['name'] });
    expect(problems).toEqual({});
    expect(isDone).toBe(false);
  });

  it('does not note a question that was skipped', () => {
    const atDiet: Draft = { ...draft, step: 'diet', answered: ['name'] };
    const { draft: next } = advancedDraft({ ...ask, draft: atDiet, baby, isAnswered: false });
    expect(next).toMatchObject({ step: 'allergies', answered: ['name'] });
  });

  it('stays at a question with what is wrong, and keeps what was typed', () => {
    const unnamed = { ...baby, name: '' };
    const { draft: next, problems, isDone } = advancedDraft({ ...ask, draft, baby: unnamed });
    expect(next).toEqual({ ...draft, baby: unnamed });
    expect(problems).toHaveProperty('name');
    expect(isDone).toBe(false);
  });

  it('is done after the last question of this baby: what was eaten is asked of an older one only', () => {
    const newborn = { ...baby, birthDate: '2026-05-20' };
    const atAllergies: Draft = { ...draft, step: 'allergies' };
    expect(advancedDraft({ ...ask, draft: atAllergies, baby: newborn }).isDone).toBe(true);
    expect(advancedDraft({ ...ask, draft: atAllergies, baby })).toMatchObject({
      isDone: false,
      draft: { step: 'tried' },
    });
  });
});

describe('requestFrom', () => {
  it('sends the same answers again under the same key, so that a second try makes no second baby', () => {
    const sent = requestFrom(draft, today);
    expect(requestFrom({ ...draft, sent }, today)).toEqual(sent);
  });

  it('takes a new key for other answers', () => {
    const sent = requestFrom(draft, today);
    const other = requestFrom({ ...draft, baby: { ...baby, name: 'Mila' }, sent }, today);
    expect(other.key).not.toBe(sent.key);
  });
});
