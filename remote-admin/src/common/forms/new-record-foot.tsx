import type { ReactNode } from 'react';
import { ButtonLink, chakra } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { SubmitButton } from './submit-button';

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: { base: '16px', md: '24px' },
    borderTopWidth: '1px',
  },
});

interface NewRecordFootProps {
  /** The action as a verb: "Crea il dealer". */
  create: ReactNode;
  saving: boolean;
  /** The list that one came from. */
  backTo: string;
  /** What happens then. */
  children?: ReactNode;
}

/** Under a new record's sections: makes it, or goes back. */
export function NewRecordFoot({ create, saving, backTo, children }: NewRecordFootProps) {
  return (
    <Foot>
      <SubmitButton saving={saving}>{create}</SubmitButton>
      <ButtonLink look="ghost" to={backTo}>
        <FormattedMessage {...messages.undo} />
      </ButtonLink>
      {children}
    </Foot>
  );
}
