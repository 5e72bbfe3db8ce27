import { Fragment, type ReactNode } from 'react';

interface Node {
  type: string;
  text?: string;
  children?: Node[];
  fields?: { blockType?: string };
}

interface Given {
  node: Node;
  parent: Pick<Node, 'children'>;
  childIndex: number;
  nodesToJSX: (nodes: { nodes: Node[] }) => ReactNode;
}

type Converter = (given: Given) => ReactNode;
type Converters = Record<string, Converter> & Record<'blocks' | 'inlineBlocks', Record<string, Converter>>;

interface RichTextProps {
  data: { root: Node };
  className?: string;
  converters: (given: { defaultConverters: object }) => Converters;
}

/** Walks over a text as Payload's own component does: a converter a node, those of blocks by their type. */
export function RichText({ data, className, converters }: RichTextProps) {
  const known = converters({
    defaultConverters: {
      text: (({ node }) => node.text) as Converter,
      paragraph: (({ node, nodesToJSX }) => <p>{nodesToJSX({ nodes: node.children ?? [] })}</p>) as Converter,
    },
  });
  const nodesToJSX = ({ nodes }: { nodes: Node[] }): ReactNode =>
    nodes.map((node, index) => (
      <Fragment key={index}>
        {converterOf(known, node)?.({ node, parent: { children: nodes }, childIndex: index, nodesToJSX })}
      </Fragment>
    ));
  return <div className={className}>{nodesToJSX({ nodes: data.root.children ?? [] })}</div>;
}

function converterOf(known: Converters, { type, fields }: Node): Converter | undefined {
  if (type === 'block') return known.blocks[fields?.blockType ?? ''];
  if (type === 'inlineBlock') return known.inlineBlocks[fields?.blockType ?? ''];
  return known[type];
}
