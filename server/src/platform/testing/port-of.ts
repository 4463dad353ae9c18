/** The port at which a server of a test listens. */
export function portOf(server: { address(): unknown }): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null || !('port' in address)) throw new Error('It does not listen');
  return Number(address.port);
}
