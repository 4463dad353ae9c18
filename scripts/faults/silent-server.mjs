import { createServer } from 'node:net';

/**
 * A service that takes connections and never says a word.
 * @returns `asked`: how many came
 */
export async function startSilentServer() {
  const sockets = new Set();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    asked: () => connections,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of sockets) socket.destroy();
      }),
  };
}
