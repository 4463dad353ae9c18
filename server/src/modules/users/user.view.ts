import type { User, UserSettings } from 'shared-api/entities';
import type { Picture } from '../assets';
import { personName } from './person-name';
import type { Account, AccountSurroundings } from './user.types';

/** What a person hears unless they chose otherwise. */
export const defaultNotices: UserSettings['notices'] = { email: true, sms: true, in_app: true };

const highestLevel = 3;
const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** An account as its owner reads it. */
export function userView(account: Account, around: AccountSurroundings, avatar: Picture | null): User {
  const { uid, firstname, lastname, email, phone, date_of_birth, tax_code } = account;
  const { address, address_info, city, province, zip_code } = account;
  return {
    uid,
    firstname,
    lastname,
    fullname: personName(account),
    email,
    email_verified_at: iso(account.email_verified_at),
    phone,
    phone_verified_at: iso(account.phone_verified_at),
    date_of_birth,
    tax_code,
    address,
    address_info,
    city,
    province,
    zip_code,
    avatar,
    active: account.active,
    roles: [...around.roles],
    stores: [...around.stores],
    privacy: {
      general: account.privacy_general,
      marketing: account.privacy_marketing,
      survey: account.privacy_survey,
    },
    settings: settingsOf(account),
    passkeys: around.passkeys,
    spare_codes_left: around.spareCodes,
    points: { level: Math.min(highestLevel, around.paidContracts) },
    created_at: account.created_at.toISOString(),
  };
}

/** What the person chose, with the default of whatever they did not. */
function settingsOf({ settings, two_step }: Account): UserSettings {
  return {
    theme: settings.theme ?? 'system',
    density: settings.density ?? 'comfortable',
    per_page: settings.per_page ?? 12,
    notices: settings.notices ?? defaultNotices,
    two_step,
  };
}
