import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { newSealParameters, SealBroken, seal, sealingKey, sealParameters, unseal } from './sealing';

const key = Buffer.alloc(32, 7);
const through = (content: Buffer, transform: Transform) => buffer(Readable.from([content]).pipe(transform));

/** What comes out, however its bytes are cut into pieces on the way; what fails inside is thrown. */
async function opened(sealed: Buffer, { name = 'a', pieces = 1_000_000, by = key } = {}): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (let at = 0; at < sealed.length; at += pieces) chunks.push(sealed.subarray(at, at + pieces));
  const transform = unseal(by, name);
  const ended = buffer(transform);
  const source = Readable.from(chunks);
  source.pipe(transform);
  return ended;
}

describe('sealing', () => {
  it.each([0, 1, 15, 16, 17, 100_000])('gives back %s bytes', async (length) => {
    const content = Buffer.alloc(length, 'pear');
    const sealed = await through(content, seal(key, 'a'));
    expect((await opened(sealed)).equals(content)).toBe(true);
  });

  it('gives them back in whatever pieces they come', async () => {
    const content = Buffer.from('pear and oats '.repeat(20));
    const sealed = await through(content, seal(key, 'a'));
    for (const pieces of [1, 7, 16, 29])
      expect((await opened(sealed, { pieces })).equals(content)).toBe(true);
  });

  it('shows nothing of what it holds, and never seals the same twice', async () => {
    const content = Buffer.from('pear and oats '.repeat(20));
    const first = await through(content, seal(key, 'a'));
    const second = await through(content, seal(key, 'a'));
    expect(first.includes('pear')).toBe(false);
    expect(first.equals(second)).toBe(false);
  });

  it('is broken by any byte that was changed', async () => {
    const sealed = await through(Buffer.from('pear'), seal(key, 'a'));
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(opened(changed)).rejects.toThrow(SealBroken);
    }
  });

  it('is broken where the end is missing, or all of it', async () => {
    const sealed = await through(Buffer.from('pear and oats'), seal(key, 'a'));
    for (let length = 0; length < sealed.length; length++) {
      await expect(opened(sealed.subarray(0, length))).rejects.toThrow(SealBroken);
    }
  });

  it('is broken by another name or key, so that no file stands in for another', async () => {
    const sealed = await through(Buffer.from('pear'), seal(key, 'a'));
    await expect(opened(sealed, { name: 'b' })).rejects.toThrow(SealBroken);
    await expect(opened(sealed, { by: Buffer.alloc(32, 8) })).rejects.toThrow(SealBroken);
  });
});

describe('sealingKey', () => {
  it('is the same for the same passphrase and salt, and another for others', async () => {
    const parameters = newSealParameters();
    const [own, again, other, salted] = await Promise.all([
      sealingKey('pear', parameters),
      sealingKey('pear', parameters),
      sealingKey('Pear', parameters),
      sealingKey('pear', newSealParameters()),
    ]);
    expect(own).toHaveLength(32);
    expect(own.equals(again)).toBe(true);
    expect(own.equals(other)).toBe(false);
    expect(own.equals(salted)).toBe(false);
  });

  it('goes by parameters that survive being written down', () => {
    const parameters = newSealParameters();
    expect(sealParameters.parse(JSON.parse(JSON.stringify(parameters)))).toEqual(parameters);
    expect(newSealParameters().salt).not.toEqual(parameters.salt);
  });
});
