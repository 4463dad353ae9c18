import { reportError } from './report-error';

/** What the server was told, as it arrives there. */
async function reported(error: Error): Promise<{ message: string; stack: string }> {
  const sent = new Promise<Request>((resolve) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      resolve(new Request(input, init));
      return new Response(null, { status: 202 });
    });
  });
  reportError({ error, area: 'shell' });
  return (await sent).json();
}

test('a long report is cut between two characters, for half of one is refused with all of it', async () => {
  const error = new Error(`${'a'.repeat(1_992)}🚗 e il resto`);
  error.stack = `${'b'.repeat(7_999)}🚗 e il resto`;
  expect(await reported(error)).toMatchObject({
    message: `Error: ${'a'.repeat(1_992)}`,
    stack: 'b'.repeat(7_999),
  });
});

test('a character that just fits is told', async () => {
  expect((await reported(new Error(`${'a'.repeat(1_991)}🚗`))).message).toMatch(/a🚗$/u);
});
