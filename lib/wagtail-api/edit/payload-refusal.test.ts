import { payloadRefusal, withPayloadRefusals } from './payload-refusal';

function validationError(errors: { path: string; message: string }[]): Error {
  return Object.assign(new Error('The following field is invalid'), {
    name: 'ValidationError',
    status: 400,
    data: { errors },
  });
}

describe('what Payload refuses', () => {
  it('becomes a map of the contract’s fields', () => {
    const refusal = payloadRefusal(
      validationError([
        { path: 'cover', message: 'This field is required.' },
        { path: 'inShort.0.line', message: 'This field is required.' },
        { path: 'sources.1.url', message: 'Give a whole https:// address.' },
        { path: 'seo.title', message: 'This value must be shorter than the max length of 70 characters.' },
        { path: 'slug', message: 'Value must be unique' },
      ]),
    );
    expect([refusal?.status, refusal?.body]).toEqual([
      400,
      {
        cover: ['This field is required.'],
        in_short: { 0: { line: ['This field is required.'] } },
        sources: { 1: { url: ['Give a whole https:// address.'] } },
        seo_title: ['Ensure this field has no more than 70 characters.'],
        slug: ['This value is already in use.'],
      },
    ]);
  });

  it('says that somebody else has the page open, and what is not allowed', () => {
    const locked = Object.assign(new Error('locked'), { status: 423, name: 'Locked' });
    expect(payloadRefusal(locked)?.status).toBe(403);
    expect(payloadRefusal(Object.assign(new Error('no'), { name: 'Forbidden' }))?.body).toEqual({
      detail: 'You do not have permission to perform this action.',
    });
    expect(payloadRefusal(Object.assign(new Error('no'), { name: 'NotFound' }))?.status).toBe(404);
  });

  it('leaves every other failure as it is', async () => {
    const failure = new Error('boom');
    expect(payloadRefusal(failure)).toBeNull();
    expect(payloadRefusal('boom')).toBeNull();
    await expect(withPayloadRefusals(() => Promise.reject(failure))).rejects.toBe(failure);
    await expect(withPayloadRefusals(async () => 4)).resolves.toBe(4);
  });
});
