import { adminOperations } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Platform } from '../../../platform/platform';
import { allTemplates, findTemplate } from './all-templates';
import { changeTemplate, expectTemplate, nextWording } from './change-template';
import { templateMessages } from './template.messages';
import { templateView } from './template.view';
import { findWording, findWordings } from './templates.repository';

/** The wording of what leaves by SMS and e-mail. */
export function messageTemplateRoutes({
  db,
  clock,
  keys,
  env,
}: Pick<Platform, 'db' | 'clock' | 'keys' | 'env'>): readonly Implementation[] {
  const { publicUrl } = env;

  return [
    implement(adminOperations.listTemplates, async () => {
      const wordings = await findWordings(db.read);
      const data = allTemplates.map((template) => templateView(template, wordings(template.code), publicUrl));
      return { status: 200, body: { data } };
    }),
    implement(adminOperations.updateTemplate, async ({ scope, body: { code, dry_run, ...wanted }, expectVersion }) => {
      const template = expectTemplate(findTemplate(code));
      if (dry_run) {
        const next = nextWording(template, await findWording(db.read, code), wanted, publicUrl);
        return { status: 200, body: { data: templateView(template, next, publicUrl) } };
      }
      const change = { template, wanted, by: scope.uid, publicUrl, expectVersion };
      const own = await db.lastTransaction((tx) => changeTemplate(tx, { clock, keys }, change));
      const isBuiltIn = own.subject === null && own.body === null;
      const message = t(isBuiltIn ? templateMessages.restored : templateMessages.saved);
      return { status: 202, body: { data: templateView(template, own, publicUrl), message }, version: own.version };
    }),
  ];
}
