import { type CustomerContract, contractFields } from 'shared-api/entities';

/** The notice is ticked on the page that signs. */
const asked = [...contractFields('needed', 'link'), ...contractFields('needed', 'signature')].filter(
  (field) => field !== 'general',
);

/** What a contract that a dealer began still lacks before it can be signed, in the table's order. */
export function missingData(contract: CustomerContract) {
  return asked.filter((field) => contract[field] === null || contract[field] === '');
}
