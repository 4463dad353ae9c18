import { t } from '../../../platform/i18n';
import { gsm7Length, toGsm7 } from '../../../platform/sms';
import { allTemplates } from './all-templates';
import { emailTemplates } from './email-templates';
import { sampleValues } from './samples';
import { smsTemplates } from './sms-templates';
import type { Template } from './template';
import { bodyFaults, subjectFaults, tidyWording, variablesOf } from './template.rules';
import { templateView } from './template.view';

const site = 'https://www.carcare.example';
const faults = (template: Template, body: string) => bodyFaults(template, body, sampleValues(template, site));
const code = 'CarCare: {otp}. Contratto {code}, impronta {fingerprint}.';
const line = '\n@{host} #{otp}';

describe('the built-in texts', () => {
  test.each(allTemplates.map((template) => [template.code, template] as const))('%s may be sent', (_, template) => {
    const sample = sampleValues(template, site);
    expect(faults(template, template.body.defaultMessage)).toEqual([]);
    if (template.channel === 'email')
      expect(subjectFaults(template, template.subject.defaultMessage, sample)).toEqual([]);
    const shown = templateView(template, { subject: null, body: null, version: 0 }, site);
    expect(shown.parts).toBe(template.channel === 'sms' ? 1 : null);
    expect(shown.preview).not.toMatch(/[{}]/);
  });

  test('of an SMS stay in letters that cost no more, however dates, amounts and names are written', () => {
    const own = { store: 'L’Officina', link: `${site}/contract/1`, phone: '+39\u00a0347\u00a0555\u00a00142' };
    const written = { ...own, date: '1º\u00a0maggio\u00a02026', day: '8\u00a0aprile\u00a02026', km: 80_000 };
    for (const template of Object.values(smsTemplates)) {
      const text = toGsm7(t(template.body, { ...sampleValues(template, site), ...written }));
      expect([gsm7Length(text), text]).toEqual([expect.any(Number), expect.not.stringContaining('?')]);
    }
  });

  test('have a name of their own', () => {
    const names = new Set(allTemplates.map((template) => template.code));
    expect(names.size).toBe(allTemplates.length);
  });
});

describe('a wording', () => {
  test('may say it in another way', () => {
    expect(faults(smsTemplates.signingCode, code + line)).toEqual([]);
    expect(faults(emailTemplates.roles, '{count, plural, one {Un ruolo} other {# ruoli}}: {roles}\n{link}')).toEqual(
      [],
    );
  });

  test.each([
    ['{otp', /non si può leggere/],
    ['{otp} {nome} {cognome}', /Questi nomi non sono previsti: {nome}, {cognome}\./],
    ['<b>{otp}</b>', /Questo nome non è previsto: {b}\./],
    ['{otp, number} {fingerprint}', /Qui serve il nome semplice: {otp}\./],
    ['{code, date, short}', /Qui serve il nome semplice: {code}\./],
    [`{otp}${line}`, /Nel testo manca {fingerprint}\./],
    [`{fingerprint}`, /Nel testo manca {otp}\./],
    [code, /L’ultima riga deve essere @{host} #{otp}/],
    [`${line}\n${code}`, /L’ultima riga/],
    [`${code} ${'a'.repeat(80)}${line}`, /sta in 160 caratteri/],
  ])('%j of the code’s SMS is refused', (body, sentence) => {
    expect(faults(smsTemplates.signingCode, body)).toEqual([expect.stringMatching(sentence)]);
  });

  test('of another SMS may be longer, up to three', () => {
    const link = 'Il link: {link} ';
    expect(faults(smsTemplates.contractLink, link + 'a'.repeat(200))).toEqual([]);
    expect(faults(smsTemplates.contractLink, link + 'a'.repeat(400))).toEqual([expect.stringMatching(/prende 4 SMS/)]);
  });

  test('of a subject is one line of an e-mail', () => {
    const sample = sampleValues(emailTemplates.receipt, site);
    expect(subjectFaults(emailTemplates.receipt, 'Ricevuto: {amount}', sample)).toEqual([]);
    expect(subjectFaults(emailTemplates.receipt, 'Ricevuto\n{amount}', sample)).toHaveLength(1);
    expect(subjectFaults(smsTemplates.phoneChanged, 'Oggetto', sample)).toHaveLength(1);
  });

  test('never quotes what it should fill in', () => {
    expect(tidyWording("  dall'{store}\r\nl'altro\0 ")).toBe('dall’{store}\nl’altro');
    expect(variablesOf(smsTemplates.phoneChanged)).toEqual([]);
  });
});
