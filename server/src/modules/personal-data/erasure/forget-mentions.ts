import { inArray, ne } from 'drizzle-orm';
import { fold, type Queries } from '../../../platform/db';
import { savedViews } from '../../../platform/db/schema';
import { type Contract, ownedContracts } from '../../contracts';
import type { Account } from '../../users';

type Person = Pick<Account, 'email' | 'phone' | 'firstname' | 'lastname' | 'tax_code'>;
type Signer = Person & Pick<Contract, 'car_vin' | 'car_plate'>;

/**
 * Takes away what other people saved to find a person again, by the account or by what stands in the contracts that it
 * has not lost yet. Part of the caller's transaction.
 */
export async function forgetMentions(tx: Queries, account: Account): Promise<void> {
  const signers: readonly Signer[] = await ownedContracts(tx, account.uid);
  const views = await tx
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(ne(savedViews.user_uid, account.uid));
  const isNaming = (text: string) =>
    names(account, text) || signers.some((signer) => names(signer, text) || namesCar(signer, text));
  const naming = views.filter(({ name, query }) => isNaming(fold(`${name} ${searched(query)}`))).map(({ id }) => id);
  if (naming.length > 0) await tx.delete(savedViews).where(inArray(savedViews.id, naming));
}

/** What a list is searched for, without the names of its fields. */
function searched(query: string): string {
  return [...new URLSearchParams(query).values()].join(' ');
}

const wordsOf = (text: string) => text.split(/[^\p{L}\d]+/u).filter((word) => word !== '');

/** An address, a number or a tax code names one person; of names it takes both. */
function names({ email, phone, firstname, lastname, tax_code }: Person, folded: string): boolean {
  const bare = folded.replace(/[\s().-]/g, '');
  const words = new Set(wordsOf(folded));
  const fullName = wordsOf(fold(`${firstname} ${lastname}`));
  return (
    (email !== '' && folded.includes(fold(email))) ||
    (phone !== null && phone !== '' && bare.includes(phone.replace(/^\+39/, ''))) ||
    (firstname !== '' && lastname !== '' && fullName.every((word) => words.has(word))) ||
    holds(folded, tax_code)
  );
}

function namesCar({ car_vin, car_plate }: Signer, folded: string): boolean {
  return holds(folded, car_vin) || holds(folded, car_plate);
}

/** Whether a text holds a code that may be written in groups, and not as a part of another. */
function holds(folded: string, code: string | null): boolean {
  const letters = wordsOf(fold(code ?? '')).join('');
  if (letters === '') return false;
  return new RegExp(`(?<![\\p{L}\\d])${[...letters].join('[^\\p{L}\\d]?')}(?![\\p{L}\\d])`, 'u').test(folded);
}
