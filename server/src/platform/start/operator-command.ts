import { type CommandCall, type CommandPage, readCall } from './command-page';
import { type CommandParts, runCommand } from './run-command';
import { complain, say } from './say';

/** What an operator starts with `npm run`. */
export interface OperatorCommand {
  readonly page: CommandPage;
  /** @returns the exit code */
  readonly run: (parts: CommandParts, call: CommandCall) => Promise<0 | 1>;
}

/** Runs it as it was typed; whoever asks how it is used, or types what it does not take, is told so before it begins. */
export async function runOperatorCommand({ page, run }: OperatorCommand, args: readonly string[]): Promise<void> {
  const call = understood(page, args);
  if (call !== null) await runCommand((parts) => run(parts, call));
}

/** What was typed; null, with the exit code set, where it has been answered already. */
export function understood(page: CommandPage, args: readonly string[]): CommandCall | null {
  const read = readCall(page, args);
  if ('call' in read) return read.call;
  if ('page' in read) say(read.page);
  else complain(read.refusal);
  process.exitCode = 'page' in read ? 0 : 1;
  return null;
}
