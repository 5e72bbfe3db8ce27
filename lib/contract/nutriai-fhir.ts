import * as z from 'zod';

/** What FHIR calls its JSON (https://hl7.org/fhir/R4/http.html#mime-type). */
export const fhirMediaType = 'application/fhir+json';

/** The outside of a FHIR bundle; what is in it follows HL7's own schemas. */
export const fhirBundleAnswer = z.object({
  resourceType: z.literal('Bundle'),
  type: z.literal('collection'),
  timestamp: z.iso.datetime(),
  entry: z.array(z.object({ fullUrl: z.string(), resource: z.looseObject({ resourceType: z.string() }) })),
});
