import { setTimeout as pause } from 'node:timers/promises';
import { type RetentionTerms, retentionRecord, retentionTexts } from 'shared-api/domain';
import type { Logger } from '../../../platform/log';
import type { Settings } from '../../../platform/settings';
import type { SettingTexts } from '../../../platform/web';

/** A page does not wait longer for a database that hangs. */
const patienceMs = 300;

/** How long what is kept, as the operator set it. */
export function retentionOf(settings: Pick<Settings, 'get'>): RetentionTerms {
  return retentionRecord((term) => settings.get(`retention.${term}`));
}

/**
 * The terms for the prerendered privacy notice. Without the database the page still comes, with those that were read
 * last. The same terms stay the same object, so that pages made of them are kept.
 */
export function publishedRetention({ settings, log }: { readonly settings: Settings; readonly log: Logger }) {
  let kept: SettingTexts = {};
  let keptText = '';
  return async (): Promise<SettingTexts> => {
    const refreshed = settings
      .refresh()
      .catch((err: unknown) => log.warn({ err }, 'terms of the privacy notice not read'));
    await Promise.race([refreshed, pause(patienceMs, undefined, { ref: false })]);
    const texts = retentionTexts(retentionOf(settings));
    const text = JSON.stringify(texts);
    if (text !== keptText) {
      kept = texts;
      keptText = text;
    }
    return kept;
  };
}
