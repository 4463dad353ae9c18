import type { ReactNode } from 'react';
import { OuterLink } from 'shared-ui';
import { Icon, PhoneIcon } from 'shared-ui/icons';

/** Calls a number: as large as the button beside it. */
export function PhoneLink({ phone, children }: { phone: string; children: ReactNode }) {
  return (
    <OuterLink
      href={`tel:${phone.replace(/\s/g, '')}`}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="8px"
      minHeight="touch"
      paddingInline="16px"
      color="fg"
      fontWeight="500"
      textDecoration="none"
      _hover={{ bg: 'bg.muted' }}
    >
      <Icon of={PhoneIcon} />
      {children}
    </OuterLink>
  );
}
