import { adminPackageTypes } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { packageTypeMessages as messages } from './package-types.messages';
import type { PackageTypesService } from './package-types.service';
import type { TypeFormsService } from './type-forms.service';

/** What the operator does with package types and their forms. */
export function packageTypesRoutes(types: PackageTypesService, forms: TypeFormsService): readonly Implementation[] {
  return [
    implement(adminPackageTypes.list, async () => ({ status: 200, body: { data: await types.list() } })),
    implement(adminPackageTypes.create, async ({ caller, body }) => {
      const data = await types.create(caller, body);
      return { status: 201, body: { data, message: t(messages.created) }, version: data.version };
    }),
    implement(adminPackageTypes.update, async ({ caller, params, body, expectVersion }) => {
      const data = await types.update({ caller, code: params.code, fields: body, expectVersion });
      return { status: 202, body: { data, message: t(messages.saved) }, version: data.version };
    }),
    implement(adminPackageTypes.uploadPdf, async ({ scope, body, file }) => {
      const { version, check } = await forms.upload({ scope, type: body.type, file });
      return { status: 202, body: { data: check, message: t(messages.formSaved, { version }) } };
    }),
    implement(adminPackageTypes.preview, async ({ params }) => ({
      status: 200,
      file: {
        content: await forms.preview(params.code),
        mediaType: 'application/pdf',
        name: `modulo-${params.code}.pdf`,
        inline: true,
      },
    })),
  ];
}
