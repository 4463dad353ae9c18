import type { User } from 'shared-api/entities';

/** A customer who has told everything of themselves. */
export function person(changes: Partial<User> = {}): User {
  return {
    uid: '0b9f5f0a-5c3d-4a53-9d9d-3f7f3f1f2a10',
    firstname: 'Marco',
    lastname: 'De Santis',
    fullname: 'Marco De Santis',
    email: 'marco.desantis@posta.it',
    email_verified_at: '2026-01-10T09:00:00.000Z',
    phone: '+393475550142',
    phone_verified_at: '2026-01-10T09:00:00.000Z',
    date_of_birth: null,
    address: 'via San Secondo 41',
    address_info: null,
    city: 'Torino',
    province: 'TO',
    zip_code: '10128',
    avatar: null,
    active: true,
    roles: ['user'],
    stores: [],
    privacy: { general: true, marketing: false, survey: false },
    settings: {
      theme: 'system',
      density: 'comfortable',
      per_page: 12,
      notices: { email: true, sms: true, in_app: true },
      two_step: 'off',
    },
    points: { level: 0 },
    created_at: '2025-04-09T15:20:00.000Z',
    ...changes,
  };
}
