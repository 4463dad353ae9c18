import type { MessageAdapter } from '../outbox';
import { httpSmsAdapter } from './http-adapter';
import { smppAdapter } from './smpp-adapter';

/** The adapter for one address of `SMS_URL`. */
export function smsAdapter(address: string, sender: string): MessageAdapter {
  return address.startsWith('smpp') ? smppAdapter(address, sender) : httpSmsAdapter(address, sender);
}
