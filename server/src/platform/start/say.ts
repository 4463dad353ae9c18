// Nobody reads on (`| head`), or the file lies on a full disk: what is said then is lost, and nothing else.
for (const stream of [process.stdout, process.stderr])
  if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);

/** A sentence for the person at the terminal; what machines read goes to the log. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** A sentence on why it does not work. */
export function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
