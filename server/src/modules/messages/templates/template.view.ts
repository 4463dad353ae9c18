import type { MessageTemplate } from 'shared-api/entities';
import { t } from '../../../platform/i18n';
import { gsm7Length, gsm7Parts, toGsm7 } from '../../../platform/sms';
import { sampleValues } from './samples';
import type { Template } from './template';
import { variablesOf } from './template.rules';
import type { OwnWording } from './templates.repository';
import { bodyOf, subjectOf } from './write-message';

/** A message's wording beside the built-in one, and how it looks with the values of a made-up contract. */
export function templateView(template: Template, own: OwnWording, publicUrl: string): MessageTemplate {
  const { code, channel, title } = template;
  const sample = sampleValues(template, publicUrl);
  const text = t(bodyOf(template, own), sample);
  const isEmail = template.channel === 'email';
  const preview = isEmail ? text : toGsm7(text);
  return {
    code,
    channel,
    title: t(title),
    subject: isEmail ? subjectOf(template, own).defaultMessage : null,
    body: bodyOf(template, own).defaultMessage,
    default_subject: isEmail ? template.subject.defaultMessage : null,
    default_body: template.body.defaultMessage,
    variables: [...variablesOf(template)],
    preview_subject: isEmail ? t(subjectOf(template, own), sample) : null,
    preview,
    length: isEmail ? null : gsm7Length(preview),
    parts: isEmail ? null : gsm7Parts(preview),
    version: own.version,
  };
}
