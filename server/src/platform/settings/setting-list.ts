import type { Text } from '../i18n';
import { titles, units } from './settings.messages';

/** A limit or term that the operator may change while the product runs: whole numbers only. */
export interface SettingRule {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly unit: Text;
  readonly title: Text;
}

const { times, seconds, hours, days, months, years, euro } = units;

/**
 * Every limit and term that decisions.md leaves to the operator, in the order in which they are shown. What the law or
 * the specification fixes (days until deletion, the term of withdrawal, the life of a code) is no setting; a term of
 * law that may only be longer has the law's own as its least.
 */
export const settingRules = {
  'codes.per_phone': rule(titles.codesPerPhone, times, 3, 1, 20),
  'codes.per_phone_daily': rule(titles.codesPerPhoneDaily, times, 8, 1, 100),
  // Never above the brake on all calls that send a code (platform/http/rate-limits).
  'codes.per_address': rule(titles.codesPerAddress, times, 30, 3, 240),
  'codes.whole_system': rule(titles.codesWholeSystem, times, 3_000, 100, 1_000_000),
  'codes.cool_down_first': rule(titles.coolDownFirst, seconds, 60, 10, 600),
  'codes.cool_down_second': rule(titles.coolDownSecond, seconds, 120, 10, 1_800),
  'codes.cool_down_later': rule(titles.coolDownLater, seconds, 600, 10, 3_600),
  'codes.tries': rule(titles.codeTries, times, 5, 3, 10),
  'codes.failures_per_contract': rule(titles.codeFailures, times, 10, 5, 30),
  'codes.access_failures': rule(titles.accessFailures, times, 10, 5, 30),
  'codes.access_pause': rule(titles.accessPause, hours, 24, 1, 168),
  'sign_in.failures_per_account': rule(titles.signInPerAccount, times, 10, 3, 50),
  'sign_in.failures_brake': rule(titles.signInBrake, times, 100, 20, 100),
  'sign_in.failures_per_address': rule(titles.signInPerAddress, times, 30, 5, 120),
  'contracts.per_address': rule(titles.contractsPerAddress, times, 20, 1, 1_000),
  'vins.per_address': rule(titles.vinsPerAddress, times, 60, 5, 600),
  'vins.per_account': rule(titles.vinsPerAccount, times, 200, 10, 600),
  'links.per_account': rule(titles.linksPerAccount, times, 120, 10, 2_000),
  'links.cool_down': rule(titles.linkCoolDown, seconds, 60, 10, 600),
  'letters.per_mailbox': rule(titles.emailsPerMailbox, times, 3, 1, 20),
  'letters.email_changes': rule(titles.emailChanges, times, 5, 1, 50),
  'adapters.tests': rule(titles.adapterTests, times, 20, 1, 200),
  'packages.lowest_total': rule(titles.lowestTotal, euro, 10, 1, 10_000),
  'invitations.days': rule(titles.invitationDays, days, 7, 1, 30),
  'retention.deleted_drafts': rule(titles.deletedDrafts, days, 30, 1, 365),
  'retention.desk_drafts': rule(titles.deskDrafts, days, 30, 1, 365),
  'retention.evidence': rule(titles.evidence, years, 10, 10, 30),
  'retention.identity': rule(titles.identity, years, 20, 20, 40),
  'retention.message_bodies': rule(titles.messageBodies, months, 12, 1, 60),
  'retention.consents': rule(titles.consents, months, 24, 24, 120),
  'retention.client_errors': rule(titles.clientErrors, days, 90, 1, 365),
  'retention.staff_addresses': rule(titles.staffAddresses, days, 180, 30, 730),
} as const satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof settingRules;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingRules, key);
}

function rule(title: Text, unit: Text, preset: number, min: number, max: number): SettingRule {
  return { title, unit, default: preset, min, max };
}
