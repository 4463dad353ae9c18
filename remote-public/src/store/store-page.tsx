import { JourneyGate } from '../common/journey/journey-gate';
import { useRecordStep } from '../common/use-record-step';
import { ChooseDealer } from './choose-dealer';

/** Where the car goes for its services. */
export function StorePage() {
  useRecordStep('store');
  return <JourneyGate step="store">{(state) => <ChooseDealer state={state} />}</JourneyGate>;
}
