import type { ImportReport } from 'shared-api/entities';
import { Refusal } from '../errors';
import { t } from '../i18n';
import { importMessages } from './import.messages';

/** 422 of an import that was to be written and has errors: the report comes with it, as `data`. */
export function refuseImport(report: ImportReport): Refusal {
  const sentence = t(importMessages.refused, { count: report.errors.length });
  return new Refusal('validation', sentence, { file: [sentence] }, undefined, report);
}
