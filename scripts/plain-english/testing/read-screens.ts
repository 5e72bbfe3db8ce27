import ts from 'typescript';
import { americanHalf, isNamed } from './american-half';
import { filesBelow, hiddenAttributes, readRootFile, type ReadText } from './read-texts';

/** A text of a screen that is written in both Englishes. */
export interface Twin {
  readonly file: string;
  readonly american: string;
}

/** What screens say: once for everybody, and twice where British and American readers have words of their own. */
export interface ScreenTexts {
  readonly shared: ReadText[];
  readonly twins: Twin[];
}

/** The texts of screens in some folders, single words included. */
export function readScreens(folders: readonly string[]): ScreenTexts {
  const shared: ReadText[] = [];
  const twins: Twin[] = [];
  for (const file of folders.flatMap((folder) => filesBelow(folder, /\.tsx?$/))) {
    const source = sourceOf(file);
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || isHidden(node) || isNamed(node, 'InEnglish')) return;
      const american = americanHalf(node);
      if (american !== null) {
        twins.push(...textsOf(american).map((text) => ({ file, american: text })));
        return;
      }
      shared.push(...ownTexts(node).map((text) => ({ file, text })));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { shared, twins };
}

function sourceOf(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readRootFile(file), ts.ScriptTarget.Latest, true, kind);
}

const isHidden = (node: ts.Node) => ts.isJsxAttribute(node) && hiddenAttributes.test(node.name.getText());

function textsOf(node: ts.Node): string[] {
  const texts = ownTexts(node);
  ts.forEachChild(node, (child) => {
    texts.push(...textsOf(child));
  });
  return texts;
}

/** What a node itself says: a sentence, or a word that is not the name of something in the code. */
function ownTexts(node: ts.Node): string[] {
  const text = textOf(node)?.replace(/\s+/g, ' ').trim() ?? '';
  return ts.isJsxText(node) || /[ \p{Lu}]/u.test(text) ? [text] : [];
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node) ? node.text : null;
}
