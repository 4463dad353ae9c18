import { storedContract } from './stored-contract';
import type { World } from './world';

/**
 * Somebody states without the phone that they withdraw from a contract, by its code and its customer's last name.
 * @returns the code
 */
export async function stateWithdrawal(world: World, uid: string, email = 'altrove@example.com'): Promise<string> {
  const { code, lastname } = await storedContract(world, uid);
  const body = { fullname: `Qualcuno ${lastname}`, code, email };
  const { statusCode, body: said } = await world.call({ method: 'POST', path: '/public/withdrawals', body });
  if (statusCode !== 202) throw new Error(said);
  return code;
}
