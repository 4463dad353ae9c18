import type { User } from 'shared-api/entities';

/** Somebody who has signed in, for tests. */
export const person: User = {
  uid: '4c7a8a52-5f0e-4a0e-9f5e-2f8f5f6a7b8c',
  firstname: 'Anna',
  lastname: 'Rossi',
  fullname: 'Anna Rossi',
  email: 'anna@example.it',
  email_verified_at: '2025-04-09T15:00:00Z',
  phone: '+393475550567',
  phone_verified_at: '2025-04-09T15:00:00Z',
  date_of_birth: null,
  address: null,
  address_info: null,
  city: null,
  province: null,
  zip_code: null,
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
  created_at: '2025-04-09T15:00:00Z',
};
