import { inArray, ne } from 'drizzle-orm';
import { fold, type Queries } from '../../../platform/db';
import { savedViews } from '../../../platform/db/schema';
import type { Account } from '../../users';

type Person = Pick<Account, 'uid' | 'email' | 'phone' | 'firstname' | 'lastname'>;

/** Takes away what other people saved to find a person again. Part of the caller's transaction. */
export async function forgetMentions(tx: Queries, person: Person): Promise<void> {
  const views = await tx
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(ne(savedViews.user_uid, person.uid));
  const naming = views.filter(({ name, query }) => names(person, `${name} ${searched(query)}`)).map(({ id }) => id);
  if (naming.length > 0) await tx.delete(savedViews).where(inArray(savedViews.id, naming));
}

/** What a list is searched for, without the names of its fields. */
function searched(query: string): string {
  return [...new URLSearchParams(query).values()].join(' ');
}

const wordsOf = (text: string) => text.split(/[^\p{L}\d]+/u).filter((word) => word !== '');

/** An address or a number names one person; of names it takes both. */
function names({ email, phone, firstname, lastname }: Person, text: string): boolean {
  const folded = fold(text);
  const bare = folded.replace(/[\s().-]/g, '');
  const words = new Set(wordsOf(folded));
  const fullName = wordsOf(fold(`${firstname} ${lastname}`));
  return (
    folded.includes(fold(email)) ||
    (phone !== null && bare.includes(phone.replace(/^\+39/, ''))) ||
    (firstname !== '' && lastname !== '' && fullName.every((word) => words.has(word)))
  );
}
