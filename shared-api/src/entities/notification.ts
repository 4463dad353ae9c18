import * as z from 'shared-api/schema';
import { isReversed } from '../domain/readiness';
import { audience, isEmptyAudience } from '../release/audience';
import { rule } from '../validation/validation';
import { instant, optionalText, plainLine, text, uid, uncheckedText } from './fields';

export const noticeTypes = ['info', 'success', 'warning', 'error'] as const;
/** A path of ours. Browsers read a backslash as a slash and skip tabs, so neither may stand in it. */
const sameOrigin = z.nullable(z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)[^\s\\]*$/, rule('ownPage'))));

export const newInAppNotification = z.strictObject({
  title: plainLine(80),
  excerpt: text(160),
  body: optionalText(2_000),
  type: z.enum(noticeTypes),
  audience: audience.check(z.refine((chosen) => !isEmptyAudience(chosen), rule('audience'))),
  cta_label: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  cta_url: z.optional(sameOrigin),
  /** Advertising: it reaches only those who consented to offers. Left out of a new one, it is none. */
  marketing: z.optional(z.boolean()),
  visible: z.optional(z.boolean()),
  closable: z.optional(z.boolean()),
  visible_at: z.optional(z.nullable(instant)),
  expire_at: z.optional(z.nullable(instant)),
});

export type NewInAppNotification = z.infer<typeof newInAppNotification>;

export const inAppNotificationFields = z.partial(newInAppNotification);
export type InAppNotificationFields = z.infer<typeof inAppNotificationFields>;

/**
 * What the fields say together: a button leads to a page, the end comes after the start.
 * @param now of a new one: what is over already would be published for nobody
 */
export function notificationTogether(now: Date | null) {
  return z
    .object({ cta_label: uncheckedText, cta_url: uncheckedText, visible_at: uncheckedText, expire_at: uncheckedText })
    .check(
      z.superRefine(({ cta_label, cta_url, visible_at = null, expire_at = null }, context) => {
        if (cta_label && !cta_url) {
          context.addIssue({ code: 'custom', path: ['cta_url'], message: rule('buttonWithoutPage') });
        }
        if (isReversed({ visible_at, expire_at })) {
          context.addIssue({ code: 'custom', path: ['expire_at'], message: rule('endBeforeStart') });
        } else if (now !== null && expire_at !== null && Date.parse(expire_at) <= now.getTime()) {
          context.addIssue({ code: 'custom', path: ['expire_at'], message: rule('endInThePast') });
        }
      }),
    );
}

export const inAppNotification = z.object({
  id: uid,
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  type: z.enum(noticeTypes),
  audience,
  cta_label: z.nullable(z.string()),
  cta_url: z.nullable(z.string()),
  marketing: z.boolean(),
  visible: z.boolean(),
  closable: z.boolean(),
  visible_at: z.nullable(instant),
  expire_at: z.nullable(instant),
  automatic: z.boolean(),
  seen_count: z.int(),
  created_at: instant,
  version: z.int(),
});
export type InAppNotification = z.infer<typeof inAppNotification>;

/** A notification as its reader sees it, in the bell and on a store's page. */
export const bellNotification = z.extend(
  z.omit(inAppNotification, { audience: true, marketing: true, seen_count: true, version: true }),
  {
    seen: z.boolean(),
  },
);
export type BellNotification = z.infer<typeof bellNotification>;

export const notificationReader = z.object({ uid, fullname: z.string(), seen_at: instant });
export type NotificationReader = z.infer<typeof notificationReader>;
