import { isValidElement, type ReactNode } from 'react';
import { elideBefore, elideBeforeDays } from 'shared-api/domain';

/** The first words of a piece of a message: a text, or a bold one. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return textOf(node[0]);
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** "entro il <b>8 dicembre</b>" as Italians write it: "entro l’<b>8 dicembre</b>". */
export function elideNodes(nodes: readonly ReactNode[]): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? elideBefore(elideBeforeDays(node), textOf(nodes[index + 1])) : node,
  );
}
