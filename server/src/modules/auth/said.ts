import { type Text, t } from '../../platform/i18n';

/** The answer of a call that has nothing to give but a sentence. */
export function said(text: Text) {
  return { status: 202 as const, body: { message: t(text) } };
}
