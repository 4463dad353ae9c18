import { carFieldNames } from 'shared-api/entities';
import type { ApiError } from 'shared-api/errors';
import type { JourneyStep } from '../common/funnel/guard';

/** What a refused confirmation asks for: another step, or this form's fields. */
export type Refusal =
  | { readonly kind: 'step'; readonly step: JourneyStep; readonly sentence: string; readonly fields: readonly string[] }
  | { readonly kind: 'fields' };

/**
 * Decides where a refused confirmation is corrected (calls.md, `create-new`): for a changed offer in the step of
 * packages or dealer, for an error in the car's data in the vehicle's step, for anything else at the form's own fields.
 */
export function classifyRefusal(error: ApiError): Refusal {
  const { fields, failure } = error;
  const sentence = (names: readonly string[]) =>
    names.flatMap((name) => fields[name] ?? []).join(' ') || failure.message;
  if (failure.code === 'offer_changed' || fields.package_id || fields.store_uid) {
    const step = fields.store_uid ? 'store' : 'packages';
    const names = step === 'store' ? ['store_uid'] : ['package_id', 'total'];
    return { kind: 'step', step, sentence: sentence(names), fields: names };
  }
  const ofVehicle = carFieldNames.filter((name) => fields[name]);
  return ofVehicle.length > 0
    ? { kind: 'step', step: 'vehicle', sentence: sentence(ofVehicle), fields: ofVehicle }
    : { kind: 'fields' };
}
