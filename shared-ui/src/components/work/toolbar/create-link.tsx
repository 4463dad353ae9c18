import type { ReactNode } from 'react';
import { ButtonLink } from 'shared-ui';
import { Icon, PlusIcon } from '../../icons';
import { IconWord } from './icon-word';

interface CreateLinkProps {
  /** Where the new one is made. */
  to: string;
  /** "Nuovo contratto". */
  children: ReactNode;
}

/** A list's first action: to the page on which a new one is made. */
export function CreateLink({ to, children }: CreateLinkProps) {
  return (
    <ButtonLink look="solid" to={to}>
      <Icon of={PlusIcon} />
      <IconWord>{children}</IconWord>
    </ButtonLink>
  );
}
