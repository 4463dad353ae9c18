import type { Problems } from './problems';
import { carTexts, customerTexts, type TextField } from './values';

const sections = ['vehicle', 'offer', 'customer', 'signing'] as const;
type Section = (typeof sections)[number];
export type SectionState = 'done' | 'now' | 'later';

const fieldsOf: Record<Section, readonly TextField[]> = {
  vehicle: carTexts,
  offer: ['package_id'],
  customer: customerTexts,
  signing: ['store_uid', 'association_code'],
};

/** Which sections are complete, and which is the present one: the first that is not. The last one ends with the action. */
export function sectionStates({ missing, wrong }: Problems): Record<Section, SectionState> {
  const open = new Set([...missing, ...wrong]);
  const isDone = (section: Section) => section !== 'signing' && !fieldsOf[section].some((field) => open.has(field));
  const now = sections.find((section) => !isDone(section));
  const stateOf = (section: Section) => (isDone(section) ? 'done' : section === now ? 'now' : 'later');
  return {
    vehicle: stateOf('vehicle'),
    offer: stateOf('offer'),
    customer: stateOf('customer'),
    signing: stateOf('signing'),
  };
}
