import { isValidElement, type ReactNode } from 'react';
import { elideBefore, elideBeforeNumbers } from 'shared-api/domain';
import { createItalianIntl, type IntlShape } from 'shared-ui/intl';

/** Italian is the only language, the default and the fall-back: the messages' own texts are what is shown. */
export const intl = withElision(createItalianIntl());

/** Dates and numbers stand behind articles in many messages: they are written as Italian wants it in this one place. */
function withElision(plain: IntlShape): IntlShape {
  const formatMessage = new Proxy(plain.formatMessage, {
    apply(format, self, given) {
      const said: unknown = Reflect.apply(format, self, given);
      if (typeof said === 'string') return elideBeforeNumbers(said);
      return Array.isArray(said) ? elideNodes(said) : said;
    },
  });
  return { ...plain, formatMessage };
}

/** The first words of a piece of a message: a text, or a bold one. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return textOf(node[0]);
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** "entro il <b>8 dicembre</b>" as Italians write it: "entro l’<b>8 dicembre</b>". An article between tags stays as it is. */
function elideNodes(nodes: readonly ReactNode[]): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? elideBefore(elideBeforeNumbers(node), textOf(nodes[index + 1])) : node,
  );
}
