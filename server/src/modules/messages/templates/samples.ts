import type { Values } from '../../../platform/i18n';
import { sellerLines } from '../../../platform/seller';
import type { Template } from './template';

const contractUid = 'Zx4kQ9vB2mN7rT1yW6pL3c';
/** What opens a contract that is not signed yet; these SMS carry it. */
const linkKey = '?k=4m9c2xk0q7w1zt8b5rj3hn6vd';
const keyed: ReadonlySet<string> = new Set(['sms.contract-link', 'sms.unsigned-reminder']);

/**
 * Values of a made-up contract for previews: one for every name that any message has in braces, as long as they usually are.
 * @param publicUrl the product's own address, which links and the SMS's last line carry
 */
export function sampleValues({ code, channel }: Template, publicUrl: string): Values {
  const isSms = channel === 'sms';
  return {
    otp: '482913',
    host: new URL(publicUrl).host,
    fingerprint: '9f3a6c21',
    link: `${publicUrl}/contract/${contractUid}${keyed.has(code) ? linkKey : ''}`,
    code: 'CC-2026-000123',
    title: 'Completo 36',
    car: 'Jeep Avenger',
    firstname: 'Giulia',
    fullname: 'Giulia Bianchi',
    store: 'Autocentro Lambro',
    address: 'via Rombon 41, 20134 Milano',
    phone: '02 1264 8870',
    sellerPhone: sellerLines.phone,
    iban: 'IT60X0542811101000000123456',
    total: '1.180,00 €',
    amount: '1.180,00 €',
    date: isSms ? '11/12/2026' : '11 dicembre 2026',
    day: '15/01/2027',
    when: '21 novembre 2026 alle 10:42',
    withdrawal: '5 dicembre 2026',
    refund: '5 dicembre 2026',
    paid: 'yes',
    stated: 'yes',
    expired: 'yes',
    ended: 'no',
    settles: 'all',
    changes: '- Importo: 1.180,00 € invece di 1.108,00 €',
    method: 'card',
    n: 2,
    km: 45_000,
    days: 7,
    target: 'g***@example.com',
    transfers: 'yes',
    step: 'sms',
    change: 'added',
    device: 'Portatile di Giulia',
    count: 2,
    request: 'Richiesta di appuntamento',
    isLate: 'no',
    hasAccount: 'yes',
    hasDue: 'yes',
    due: '5 dicembre 2026',
    until: '22 dicembre 2026',
    hasAppointment: 'yes',
    appointment: '3 dicembre 2026 alle 09:00',
    move: 'moved',
    before: '1º dicembre 2026 alle 15:00',
    answer: 'Ti aspettiamo giovedì mattina: il lavoro dura circa due ore.',
    refunds:
      '- 1.180,00 € per il contratto CC-2026-000123, entro il 5 dicembre 2026 (Autocentro Lambro, telefono 02 1264 8870)',
    roles: 'Dealer, Cliente',
    kept: '- I contratti firmati, fino al 21/11/2036 (art. 2220 del codice civile)',
  };
}
