import { base64url, CompactEncrypt } from 'jose';
import { fhirMediaType } from '../../../contract/nutriai-fhir';

/**
 * Encrypts a file as the specification has it: a compact JWE under a key of its own, deflated before. What a
 * file says can be told from how far it shrinks only by who may choose parts of it and see many lengths: nobody
 * here does.
 */
export async function encryptFile(file: object, key: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(file)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: fhirMediaType, zip: 'DEF' })
    .encrypt(base64url.decode(key));
}
