/**
 * Asks a PostgreSQL over a connection of its own. The library is loaded only then: an installation may have none.
 * @template Answer
 * @param {string} connectionString
 * @param {(client: import('pg').Client) => Promise<Answer>} ask
 */
export async function withClient(connectionString, ask) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}
