import { JourneyGate } from '../common/journey/journey-gate';
import { useRecordStep } from '../common/use-record-step';
import { ChoosePackage } from './choose-package';

/** The packages that fit the car, and those that do not. */
export function PackagesPage() {
  useRecordStep('packages');
  return (
    <JourneyGate step="packages">{(state) => state.car && <ChoosePackage state={state} car={state.car} />}</JourneyGate>
  );
}
