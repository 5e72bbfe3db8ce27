/** What is wrong with a draft, in words that a model can repair it by and an engineer can read. */
export interface DraftFinding {
  /** Stable: a rule of the gate ("H2-honey"), or one of ours ("unknown-food"). */
  code: string;
  message: string;
}
