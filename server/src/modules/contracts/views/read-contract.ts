import type { CustomerContract } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { waysToPay } from '../create/ways-to-pay';
import { type Snapshots, snapshotsOf } from '../snapshots';
import { fullContract } from './customer-contract.view';
import { maskedContract } from './masked-contract.view';

/** A contract as its caller may read it, with the code under way and the maintenance due. */
export async function readContract(
  db: Queries,
  { clock, signing, afterSale, takesCards }: Pick<ContractsContext, 'clock' | 'signing' | 'afterSale' | 'takesCards'>,
  contract: Contract,
  granted: boolean,
): Promise<CustomerContract> {
  const now = clock.now();
  const otp = await signing.otpStateOf(db, contract, granted);
  if (!granted) return maskedContract(contract, now, { otp, takesCards });
  return fullContract(contract, await shownSnapshots(db, { takesCards }, contract), now, {
    otp,
    maintenance: await afterSale.maintenanceOf(db, contract, now),
    identity: await signing.identityOf(db, contract),
    takesCards,
    // Nobody pays by card who has chosen no way to pay.
    mismatches: contract.payment_method === null ? [] : await afterSale.openMismatchesOf(db, contract.id),
    statedAt: contract.signed_at === null ? null : await afterSale.openStatementOf(db, contract.id),
  });
}

/** What was frozen; while the money is awaited, with the ways to pay that are taken today. */
async function shownSnapshots(
  db: Queries,
  cards: Pick<ContractsContext, 'takesCards'>,
  contract: Contract,
): Promise<Snapshots> {
  const frozen = snapshotsOf(contract);
  if (contract.signed_at === null || contract.paid_at !== null || contract.withdrawn_at !== null) return frozen;
  const { methods, snapshot } = await waysToPay(db, cards, contract);
  return { ...frozen, store_snapshot: { ...snapshot, payments_methods: [...methods] } };
}
