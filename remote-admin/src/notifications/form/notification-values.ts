import type { InAppNotification } from 'shared-api/entities';
import { fromLocalTime, toLocalTime } from 'shared-ui/format';
import { type AudienceValue, audienceBody, nobody } from '../../common/audience/audience-value';

export const textNames = ['title', 'excerpt', 'body', 'cta_label', 'cta_url', 'visible_at', 'expire_at'] as const;
export type TextName = (typeof textNames)[number];

/** What the form holds; the two times as clocks in Europe/Rome show them. */
export interface NotificationValues extends Record<TextName, string> {
  type: InAppNotification['type'];
  audience: AudienceValue;
  marketing: boolean;
  visible: boolean;
  closable: boolean;
}

/** How an audience's uids are called. */
export interface AudienceNames {
  store(uid: string): string;
  person(uid: string): string;
}

export const emptyNotification: NotificationValues = {
  title: '',
  excerpt: '',
  body: '',
  cta_label: '',
  cta_url: '',
  visible_at: '',
  expire_at: '',
  type: 'info',
  audience: nobody,
  marketing: false,
  visible: true,
  closable: true,
};

/** A notification as the form shows it. */
export function notificationValues(notification: InAppNotification, names: AudienceNames): NotificationValues {
  const { title, excerpt, body, cta_label, cta_url, visible_at, expire_at, type, audience } = notification;
  const { marketing, visible, closable } = notification;
  return {
    title,
    excerpt,
    body,
    cta_label: cta_label ?? '',
    cta_url: cta_url ?? '',
    visible_at: toLocalTime(visible_at),
    expire_at: toLocalTime(expire_at),
    type,
    audience: {
      roles: audience.roles,
      stores: audience.store_uids.map((uid) => ({ store_uid: uid, name: names.store(uid) })),
      people: audience.user_uids.map((uid) => ({ uid, fullname: names.person(uid) })),
    },
    marketing,
    visible,
    closable,
  };
}

/** A moment as it is sent; what is none goes as it was typed, for the schema to refuse. */
const instantOf = (text: string) => (text === '' ? null : (fromLocalTime(text) ?? text));

/** The form's values as the API takes them. */
export function notificationBody(values: NotificationValues): Record<string, unknown> {
  const { audience, type, marketing, visible, closable } = values;
  return {
    title: values.title.trim(),
    excerpt: values.excerpt.trim(),
    body: values.body.trim(),
    cta_label: values.cta_label.trim() || null,
    cta_url: values.cta_url.trim() || null,
    visible_at: instantOf(values.visible_at),
    expire_at: instantOf(values.expire_at),
    type,
    audience: audienceBody(audience),
    marketing,
    visible,
    closable,
  };
}

/** Only what differs. */
export function notificationChanges(values: NotificationValues, base: NotificationValues): Record<string, unknown> {
  const before = notificationBody(base);
  return Object.fromEntries(
    Object.entries(notificationBody(values)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
    ),
  );
}
