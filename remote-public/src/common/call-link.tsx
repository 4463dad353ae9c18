import type { ComponentProps } from 'react';
import { OuterLink } from 'shared-ui';
import { formatPhone } from 'shared-ui/format';

interface CallLinkProps extends Omit<ComponentProps<typeof OuterLink>, 'href' | 'children'> {
  phone: string;
}

/** A number to call, as one reads it; a line's end does not part it. */
export function CallLink({ phone, ...look }: CallLinkProps) {
  return (
    <OuterLink href={`tel:${phone.replace(/\s/g, '')}`} whiteSpace="nowrap" {...look}>
      {formatPhone(phone)}
    </OuterLink>
  );
}
