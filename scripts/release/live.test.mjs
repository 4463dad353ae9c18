import { createServer } from 'node:http';
import { readLive } from './live.mjs';

/** An address at which nobody answers. */
async function freeAddress() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

test('where nobody answers, who did not say where the product is reads how to say it', async () => {
  const address = await freeAddress();

  await expect(readLive(address, { isGuess: true })).rejects.toThrow(
    `A ${address} non risponde nessuno, e nessuno ha detto dov'è il prodotto in linea: lo dicono --server, PUBLIC_URL o, su questa macchina, PORT.`,
  );
  await expect(readLive(address)).rejects.toThrow(`Il server non risponde a ${address}/registry.json: --server dice`);
});
