import type { Contract } from '../contract.types';

type Tracking = Pick<
  Contract,
  'utm_source' | 'utm_id' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content' | 'utms'
>;

/** The visit's `utm_*` parameters: the known ones in their columns, all of them together. */
export function trackingOf(utms: Readonly<Record<string, string>> | undefined): Tracking {
  return {
    utm_source: utms?.utm_source ?? null,
    utm_id: utms?.utm_id ?? null,
    utm_medium: utms?.utm_medium ?? null,
    utm_campaign: utms?.utm_campaign ?? null,
    utm_term: utms?.utm_term ?? null,
    utm_content: utms?.utm_content ?? null,
    utms: utms ?? null,
  };
}
