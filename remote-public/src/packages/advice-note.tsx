import { romeDate } from 'shared-api/domain';
import type { OfferedPackage } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, chakra, Heading, Note, Text } from 'shared-ui';
import { formatKm } from 'shared-ui/format';
import { CheckIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { adviceFor, coversFaults, type DrivenCar } from './advice.rules';
import { messages } from './messages';

/** On a phone the chosen card is out of sight: the note itself says it, in the button's room. */
const Chosen = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '8px', minHeight: '40px', fontWeight: 500 },
});

interface AdviceNoteProps {
  packages: readonly OfferedPackage[];
  car: DrivenCar;
  chosen: string | null;
  onChoose(id: string): void;
}

/** Which package suits the car, and why; choosing stays with the person. */
export function AdviceNote({ packages, car, chosen, onChoose }: AdviceNoteProps) {
  const { now } = useHost();
  const advice = adviceFor(packages, car, romeDate(new Date(now())));
  if (advice === null) return null;
  const { pack, yearlyKm, isAssumed, expectedKm, isOlder, among } = advice;
  const values = {
    title: pack.title,
    yearly: formatKm(yearlyKm),
    months: pack.mantenance_duration,
    expected: formatKm(expectedKm),
    km: formatKm(pack.mantenance_km),
    basis: isAssumed ? 'assumed' : 'driven',
    among,
  };
  return (
    <Note tone="info" marginBottom="16px">
      <Heading level={2} look="h3">
        <FormattedMessage {...messages.advice} values={values} />
      </Heading>
      <Text marginTop="4px">
        <FormattedMessage {...messages.adviceKm} values={values} />{' '}
        {isOlder && coversFaults(pack) && <FormattedMessage {...messages.adviceOlder} />}
        {!isOlder && !coversFaults(pack) && <FormattedMessage {...messages.adviceNew} />}
      </Text>
      {chosen !== pack.id && (
        <Button look="link" onClick={() => onChoose(pack.id)}>
          <FormattedMessage {...messages.adviceChoose} values={values} />
        </Button>
      )}
      <div role="status">
        {chosen === pack.id && (
          <Chosen>
            <Icon of={CheckIcon} />
            <FormattedMessage {...messages.adviceChosen} values={values} />
          </Chosen>
        )}
      </div>
    </Note>
  );
}
