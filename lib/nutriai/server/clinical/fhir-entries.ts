import { createHash } from 'node:crypto';
import type { CodeableConcept, FhirResource, Quantity, Reference } from 'fhir/r4';

/** A resource that has an address within the bundle. */
export interface Entry {
  fullUrl: string;
  resource: FhirResource;
}

const codeSystems = {
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  observationCategory: 'http://terminology.hl7.org/CodeSystem/observation-category',
} as const;

/**
 * Returns an address for a resource that is the same each time the same data is written, so that a program
 * that reads two bundles can tell what it has already.
 * @param parts what names the resource: the baby's id first
 */
export function resourceUrl(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex');
  // Version 8 of RFC 9562: the bits are ours, except those that say so.
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0b11) | 0b1000).toString(16);
  const id = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `urn:uuid:${id.join('-')}`;
}

/** Returns a LOINC code with what to show for it. */
export function loinc(code: string, display: string): CodeableConcept {
  return { coding: [{ system: codeSystems.loinc, code, display }], text: display };
}

/** Returns an amount in a unit of UCUM. */
export function quantity(value: number, unit: string, ucum: string = unit): Quantity {
  return { value: Number(value.toPrecision(6)), unit, system: codeSystems.ucum, code: ucum };
}

/** The category that HL7's profiles of vital signs ask for. */
export const vitalSigns: CodeableConcept = {
  coding: [{ system: codeSystems.observationCategory, code: 'vital-signs', display: 'Vital Signs' }],
};

/** Returns a reference to another resource of the bundle. */
export function referenceTo({ fullUrl }: Pick<Entry, 'fullUrl'>): Reference {
  return { reference: fullUrl };
}
