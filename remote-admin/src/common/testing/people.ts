import type { Outgoing } from 'shared-api/client';
import type { AdminUser } from 'shared-api/entities';
import { type Answer, exampleUser, provideTestHost } from 'shared-api/testing';

/** A dealer's manager, for tests; each changes what it is about. */
export function personWith(changes: Partial<AdminUser> = {}): AdminUser {
  return {
    ...exampleUser,
    firstname: 'Chiara',
    lastname: 'Fontana',
    fullname: 'Chiara Fontana',
    email: 'c.fontana@autocentrolingotto.it',
    email_verified_at: '2024-01-12T09:12:00Z',
    phone: '+393475550101',
    phone_verified_at: null,
    date_of_birth: '1988-05-04',
    address: 'Corso Vittorio Emanuele II 84',
    city: 'Torino',
    province: 'TO',
    zip_code: '10121',
    roles: ['manager', 'user'],
    stores: [{ store_uid: '0b9b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c', name: 'Autocentro Lingotto Torino' }],
    privacy: { general: true, marketing: true, survey: false },
    created_at: '2024-01-12T09:12:00Z',
    has_password: true,
    disabled_at: null,
    reactivation_requested_at: null,
    last_sign_in_at: '2026-11-21T07:31:00Z',
    version: 7,
    ...changes,
  };
}

/** A page of rows, as lists answer it. */
export function pageOf<Row>(data: readonly Row[], more = {}) {
  return { data, meta: { current_page: 1, last_page: 1, per_page: 12, total: data.length, ...more } };
}

/** The server by method and path; a call that nobody answers is a fault of the page. */
export function provideAdminServer(answers: Readonly<Record<string, Answer>>, more = {}) {
  const known: Readonly<Record<string, Answer>> = { 'GET /account/views': () => ({ data: [] }), ...answers };
  const answer = (call: Outgoing) => {
    const found = known[`${call.entry.method} ${call.path}`];
    if (!found) throw new Error(`Nobody answers ${call.entry.method} ${call.path}`);
    return found(call);
  };
  return provideTestHost(answer, { roles: ['admin'], ...more });
}

/** What was sent by a method, as path and body. */
export function changesOf(sent: readonly Outgoing[], method: 'PATCH' | 'POST' | 'DELETE') {
  return sent.filter(({ entry }) => entry.method === method).map(({ path, body }) => [path, body]);
}
