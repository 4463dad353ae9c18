/** A sentence for the person at the terminal; what machines read goes to the log. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** A sentence on why it does not work. */
export function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
