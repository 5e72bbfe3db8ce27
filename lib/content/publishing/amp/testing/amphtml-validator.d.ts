declare module 'amphtml-validator' {
  export interface ValidationError {
    severity: 'ERROR' | 'WARNING';
    line: number;
    col: number;
    code: string;
    message: string;
  }

  export interface Validator {
    validateString: (document: string) => { status: 'PASS' | 'FAIL' | 'UNKNOWN'; errors: ValidationError[] };
  }

  const ampValidator: {
    /** @param file the validator's own program; without it the package downloads one */
    getInstance: (file: string) => Promise<Validator>;
  };
  export default ampValidator;
}
