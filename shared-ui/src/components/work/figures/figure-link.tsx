import type { ComponentProps } from 'react';
import { TextLink } from 'shared-ui';

/** A figure leads to what it counts without looking like a link until it is pointed at. */
export function FigureLink(props: ComponentProps<typeof TextLink>) {
  return <TextLink color="inherit" textDecorationColor="transparent" {...props} />;
}
