import type { KeyboardEvent, ReactNode } from 'react';
import { Button, HStack, Note } from 'shared-ui';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { NewContractForm } from './form/use-new-contract';
import { messages } from './messages';

const bold = (words: ReactNode[]) => <strong key="b">{words}</strong>;

interface LeftBehindProps extends Pick<NewContractForm, 'offered' | 'resume' | 'discard'> {
  /** Puts the focus on the VIN. */
  goToVin(): void;
}

/** The form that was left unfinished, here or on another device: taken up or thrown away, never lost in silence. */
export function LeftBehind({ offered, resume, discard, goToVin }: LeftBehindProps) {
  const intl = useIntl();
  if (!offered) return null;
  const { car_model, car_plate, car_vin, firstname, lastname } = offered.values;
  const what = [car_model || car_vin, car_plate, `${firstname} ${lastname}`.trim()].filter(Boolean).join(', ');

  /** Who begins to type means the next VIN: the letter that was pressed goes there, too. */
  function passOn({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (/^[a-z0-9]$/i.test(key) && !ctrlKey && !metaKey && !altKey) goToVin();
  }

  return (
    <Note tone="info" role="status" marginBottom="24px" onKeyDown={passOn}>
      <FormattedMessage
        {...messages.behind}
        values={{
          b: bold,
          when: formatDateTime(offered.at),
          what: what || intl.formatMessage(messages.behindNothing),
        }}
      />
      <HStack gap="12px" marginTop="12px">
        <Button onClick={resume} autoFocus>
          <FormattedMessage {...messages.resume} />
        </Button>
        <Button look="link" onClick={discard}>
          <FormattedMessage {...messages.discard} />
        </Button>
      </HStack>
    </Note>
  );
}
