import { startSilentServer } from './silent-server.mjs';

/**
 * Every service outside that a process may have beside SMS and e-mail, each of them silent.
 * @returns `variables`: the settings of a process that has them; `asked`: how often each was, by its name
 */
export async function startSilentServices() {
  const names = ['vin', 'payments', 'stamps', 'errors'];
  const servers = await Promise.all(names.map(() => startSilentServer()));
  const [vin, payments, stamps, errors] = servers.map(({ port }) => `127.0.0.1:${port}`);
  return {
    variables: {
      VIN_SERVICE_URL: `http://${vin}/veicoli`,
      PAYMENT_URL: `http://${payments}`,
      PAYMENT_WEBHOOK_SECRET: 'un-segreto-di-prova-abbastanza-lungo',
      TSA_URL: `http://${stamps}`,
      SENTRY_DSN: `http://chiave@${errors}/1`,
    },
    asked: () => Object.fromEntries(names.map((name, at) => [name, servers[at].asked()])),
    stop: () => Promise.all(servers.map((server) => server.stop())),
  };
}
