import type { MessageAdapter } from '../outbox';
import { httpSmsAdapter } from './http-adapter';
import { smppAdapter } from './smpp-adapter';

export { gsm7Length, gsm7Parts, smsParts, toGsm7 } from './gsm7';

/** The adapter for one address of `SMS_URL`. */
export function smsAdapter(address: string, sender: string): MessageAdapter {
  return address.startsWith('smpp') ? smppAdapter(address, sender) : httpSmsAdapter(address, sender);
}
