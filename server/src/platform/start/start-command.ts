import { expectNode } from './expect-node';
import type { OperatorCommand } from './operator-command';

/** Starts what an operator typed. @param load its file, which only a Node that can run it may look at */
export async function startCommand(load: () => Promise<{ readonly command: OperatorCommand }>): Promise<void> {
  if (!expectNode()) return;
  const [{ runOperatorCommand }, { command }] = await Promise.all([import('./operator-command'), load()]);
  await runOperatorCommand(command, process.argv.slice(2));
}
