import { createItalianIntl } from 'shared-ui/intl';
import { audienceText } from './audience-text';

const intl = createItalianIntl();
const names = new Map([['a', 'Autocentro Lambro']]);
const nobody = { roles: [], store_uids: [], user_uids: [] };

test.each([
  [{ ...nobody, store_uids: ['a'] }, 'Autocentro Lambro'],
  [{ ...nobody, store_uids: ['b'] }, 'un dealer'],
  [{ ...nobody, store_uids: ['a', 'b'] }, '2 dealer'],
  [{ ...nobody, roles: ['user' as const, 'admin' as const] }, 'amministratori e clienti'],
  [{ roles: ['manager' as const], store_uids: ['a'], user_uids: ['x', 'y'] }, 'manager, Autocentro Lambro e 2 persone'],
  [{ ...nobody, roles: ['admin' as const, 'manager' as const, 'user' as const] }, 'tutti'],
])('%j is %s', (audience, text) => {
  expect(audienceText(audience, names, intl)).toBe(text);
});
