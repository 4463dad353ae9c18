import { statementChannel } from '../db';

/** How many statements a piece of work asks the database, but for those that begin and end transactions. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(work)).length;
}

/** The texts of these statements, in the order in which they were asked. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const texts: string[] = [];
  const note = (text: unknown) => texts.push(String(text));
  statementChannel.subscribe(note);
  try {
    await work();
  } finally {
    statementChannel.unsubscribe(note);
  }
  return texts;
}
