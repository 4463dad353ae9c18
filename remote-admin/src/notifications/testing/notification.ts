import type { InAppNotification } from 'shared-api/entities';

/** What the operator wrote to all managers, for tests; each changes what it is about. */
export function notificationWith(changes: Partial<InAppNotification> = {}): InAppNotification {
  return {
    id: '9d1f6c1e-3a0b-4c1d-8e2f-5a6b7c8d9e0f',
    title: 'Listino di dicembre',
    excerpt: 'Dal primo dicembre cambiano i prezzi dei pacchetti da 36 mesi.',
    body: 'I contratti già firmati non cambiano.',
    type: 'info',
    audience: { roles: ['manager'], store_uids: [], user_uids: [] },
    cta_label: 'Vedi i pacchetti',
    cta_url: '/packages',
    marketing: false,
    visible: true,
    closable: true,
    visible_at: '2026-11-20T08:00:00Z',
    expire_at: null,
    automatic: false,
    seen_count: 3,
    created_at: '2026-11-19T10:00:00Z',
    version: 2,
    ...changes,
  };
}
