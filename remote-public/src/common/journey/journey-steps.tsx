import { Steps } from 'shared-ui/components';
import { formatPlate } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import type { FunnelState } from '../funnel/funnel-state';
import { stepPath } from '../funnel/paths';
import { messages } from './messages';

interface JourneyStepsProps {
  state: FunnelState;
  /** 0 vehicle, 1 package, 2 dealer, 3 data, 4 signature. */
  current: number;
}

/** The five steps with what was answered; done steps lead back. */
export function JourneySteps({ state, current }: JourneyStepsProps) {
  const intl = useIntl();
  const { vin, car, offer, dealer, customer } = state;
  const way = (step: Parameters<typeof stepPath>[1]) => (vin ? stepPath(vin, step) : undefined);
  return (
    <Steps
      current={current}
      steps={[
        {
          name: intl.formatMessage(messages.vehicle),
          answer: car?.car_plate ? formatPlate(car.car_plate) : undefined,
          to: way('vehicle'),
        },
        { name: intl.formatMessage(messages.packages), answer: offer?.title, to: way('packages') },
        { name: intl.formatMessage(messages.store), answer: dealer?.name, to: way('store') },
        {
          name: intl.formatMessage(messages.confirm),
          answer: `${customer.firstname} ${customer.lastname}`.trim(),
          to: way('confirm'),
        },
        { name: intl.formatMessage(messages.sign) },
      ]}
    />
  );
}
