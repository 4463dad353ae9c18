import type { MessageTemplateFields } from 'shared-api/entities';
import { type AuditContext, recordAudit } from '../../../platform/audit';
import type { Queries } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { sampleValues } from './samples';
import type { Template } from './template';
import { templateMessages } from './template.messages';
import { bodyFaults, subjectFaults, tidyWording } from './template.rules';
import { lockWording, type OwnWording, writeWording } from './templates.repository';

type Wanted = Pick<MessageTemplateFields, 'subject' | 'body'>;

/**
 * What a message's wording would become: a field that is left out keeps what is stored, null and the built-in text
 * itself give the built-in text back.
 * @throws Refusal `validation` on `subject` and `body`
 */
export function nextWording(template: Template, own: OwnWording, wanted: Wanted, publicUrl: string): OwnWording {
  const sample = sampleValues(template, publicUrl);
  const builtInSubject = template.channel === 'email' ? template.subject.defaultMessage : null;
  const subject = wordingOf(wanted.subject, own.subject, builtInSubject);
  const body = wordingOf(wanted.body, own.body, template.body.defaultMessage);
  const faults = {
    subject: subject === null ? [] : subjectFaults(template, subject, sample),
    body: body === null ? [] : bodyFaults(template, body, sample),
  };
  const wrong = Object.entries(faults).filter(([, sentences]) => sentences.length > 0);
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  return { ...own, subject, body };
}

function wordingOf(wanted: string | null | undefined, stored: string | null, builtIn: string | null): string | null {
  if (wanted === undefined) return stored;
  const tidy = wanted === null ? null : tidyWording(wanted);
  return tidy === builtIn ? null : tidy;
}

interface TemplateChange {
  readonly template: Template;
  readonly wanted: Wanted;
  readonly by: string;
  readonly publicUrl: string;
  expectVersion(version: number): void;
}

/**
 * Puts the operator's wording in place of a message's, from the next one that is written on.
 * @throws Refusal `stale`, `validation` on `subject` and `body`
 */
export async function changeTemplate(
  tx: Queries,
  context: AuditContext,
  { template, wanted, by, publicUrl, expectVersion }: TemplateChange,
): Promise<OwnWording> {
  const now = context.clock.now();
  const own = await lockWording(tx, template.code, now);
  const next = nextWording(template, own, wanted, publicUrl);
  expectVersion(own.version);
  await writeWording(tx, template.code, { ...next, by, at: now });
  await recordAudit(tx, context, {
    actor: 'admin',
    actorUid: by,
    action: 'message-templates.updated',
    subject: { kind: 'message-template', id: template.code },
    data: { own_subject: next.subject !== null, own_body: next.body !== null },
  });
  return { ...next, version: own.version + 1 };
}

/** @throws Refusal `validation` on `code` */
export function expectTemplate(template: Template | null): Template {
  if (template === null) throw invalid({ code: [t(templateMessages.codeUnknown)] });
  return template;
}
