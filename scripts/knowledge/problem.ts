/** Something that is wrong in `knowledge/`, and where. */
export interface Problem {
  /** From the folder `knowledge/`, with the line where it is known: `rules/02-poisons.yaml:12`. */
  where: string;
  message: string;
}
