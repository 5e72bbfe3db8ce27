import { codeFigures, widestLine } from './measuring/code-figures';
import { sourceFiles } from './measuring/source-files';

const lines = (count: number) => Array.from({ length: count }, () => '  use();').join('\n');
const figuresOf = (path: string, text: string) => codeFigures([{ path, text, isTest: false }]);

it.each([
  ['a declaration', `function View() {\n${lines(49)}\n}`],
  ['an arrow', `export const View = () => {\n${lines(49)}\n};`],
  ['what memo and forwardRef wrap', `const View = memo(forwardRef(function View() {\n${lines(49)}\n}));`],
  ['an arrow that memo wraps', `const View = memo(() => {\n${lines(49)}\n});`],
  ['a default export without a name', `export default function () {\n${lines(49)}\n}`],
])('counts a component: %s', (_what, text) => {
  expect(figuresOf('components/view.tsx', text)).toMatchObject({ components: 1, componentsOver50Lines: 1 });
  expect(figuresOf('components/view.tsx', text.replace('  use();\n', ''))).toMatchObject({
    components: 1,
    componentsOver50Lines: 0,
  });
});

it('counts neither hooks, nor what components call, nor files without elements as components', () => {
  const text = `function useView() {\n${lines(60)}\n}\nconst label = () => {\n${lines(60)}\n};`;
  expect(figuresOf('components/view.tsx', text)).toMatchObject({
    functions: 2,
    functionsOver50Lines: 2,
    functionsOfComponents: 2,
    functionsOfComponentsOver50Lines: 2,
    components: 0,
    componentsOver50Lines: 0,
  });
  expect(figuresOf('lib/parse.ts', `function Parse() {\n${lines(60)}\n}`)).toMatchObject({
    components: 0,
    functionsOfComponents: 0,
  });
});

it('finds no line outside tests and generated files that is wider than the standard allows', () => {
  const wide = sourceFiles(['ts', 'tsx', 'mjs', 'js'])
    .filter(({ isTest }) => !isTest)
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, place) => (line.length > widestLine ? [`${path}:${place + 1}`] : [])),
    );
  expect(wide).toEqual([]);
});
