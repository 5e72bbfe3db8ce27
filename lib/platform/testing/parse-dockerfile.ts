export interface Instruction {
  name: string;
  value: string;
}

export interface Stage {
  base: string;
  instructions: Instruction[];
}

/**
 * The stages of a Dockerfile, each instruction in one line. Knows comments and continued lines; no
 * here-documents, which ours has none of.
 */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(\S.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`This is no instruction: ${line}`);
    if (name === 'FROM') stages.push({ base: value.split(' ')[0] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, value });
  }
  return stages;
}
