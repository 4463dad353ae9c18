import type { FormCheck } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import { invalid, notFound, type Refusal } from '../../../platform/errors';
import type { UploadedFile } from '../../../platform/http';
import { type Text, t } from '../../../platform/i18n';
import type { Platform } from '../../../platform/platform';
import type { Scope } from '../../../scope';
import {
  type DocumentsService,
  FillError,
  FormError,
  type FormInspection,
  sampleContent,
  sampleValues,
} from '../../documents';
import { findPackagesOfType } from '../admin/admin-packages.repository';
import type { TypeLines } from '../admin/package-columns';
import { roomFaults } from '../room/form-room';
import { roomMessages } from '../room/room.messages';
import { expectType, unknownType } from './expect-type';
import { packageTypeMessages as messages } from './package-types.messages';
import { findType, insertForm, lockType } from './package-types.repository';

type Failure = Exclude<FormError['code'], 'missing_required'>;

const sentences: Readonly<Record<Failure, Text>> = {
  unreadable: messages.unreadable,
  encrypted: messages.encrypted,
  signed: messages.signed,
  rotated: messages.rotated,
  no_fields: messages.noFields,
};

const list = new Intl.ListFormat('it-IT', { type: 'conjunction' });

export interface FormUpload {
  readonly scope: Scope;
  readonly type: string;
  readonly file: UploadedFile;
}

export interface UploadedForm {
  readonly version: number;
  readonly check: FormCheck;
}

/** The PDF forms that contracts of a type are filled into. */
export interface TypeFormsService {
  /**
   * Looks a form over and keeps it as the type's next version.
   * @throws Refusal `validation` on `file` for a form of which no contract can be made, on `type` for an unknown one
   */
  upload(upload: FormUpload): Promise<UploadedForm>;
  /**
   * The type's present form, filled with the data of a contract that never was.
   * @throws Refusal `not_found`, or `validation` on `form` when the data do not fit into it
   */
  preview(code: string): Promise<Buffer>;
}

type Parts = Pick<Platform, 'db' | 'clock' | 'keys' | 'storage'> & {
  readonly documents: Pick<DocumentsService, 'preview' | 'inspectForm' | 'misfits'>;
};

export function createTypeFormsService({ db, clock, keys, storage, documents }: Parts): TypeFormsService {
  return {
    async upload({ scope, type, file }) {
      await expectType(db.read, type);
      const form = await file.read();
      const found = await inspect(documents.inspectForm(form));
      const rows = await findPackagesOfType(db.read, type);
      const [fault] = await roomFaults(
        { documents },
        { type, form },
        rows.map((after) => ({ before: null, after })),
      );
      if (fault !== undefined) throw invalid({ file: [t(roomMessages.smallForm, { box: fault.box, sku: fault.sku })] });
      const { sha256, size } = file;
      const storage_key = `forms/${sha256.slice(0, 2)}/${sha256}.pdf`;
      // Before any row names it.
      await storage.put(storage_key, file);
      const version = await db.lastTransaction(async (tx) => {
        if ((await lockType(tx, type)) === null) throw unknownType();
        const made = await insertForm(tx, {
          type,
          storage_key,
          sha256,
          size,
          fields: found.fields,
          uploaded_by: scope.uid,
          created_at: clock.now(),
        });
        await recordAudit(
          tx,
          { clock, keys },
          {
            actor: 'admin',
            actorUid: scope.uid,
            action: 'package-types.form-uploaded',
            subject: { kind: 'package-type', id: type },
            data: { version: made, sha256 },
          },
        );
        return made;
      });
      const { fields, unknown, missing } = found;
      return { version, check: { fields: [...fields, ...unknown], unknown, missing } };
    },

    async preview(code) {
      const found = await findType(db.read, code);
      if (found === null) throw notFound();
      try {
        const values = { ...sampleValues, type: code };
        const content = { ...sampleContent(found.type.kind), ...writtenLines(found.type) };
        return Buffer.from(await documents.preview({ type: code, content, annexed: true, values }));
      } catch (error) {
        if (!(error instanceof FillError)) throw error;
        throw invalid({ form: [t(messages.unfillable, { field: error.field })] });
      }
    },
  };
}

/** The type's own lines, where it has any: what its packages that follow it will print. */
function writtenLines({ included, excluded }: TypeLines): Partial<TypeLines> {
  return included.length === 0 && excluded.length === 0 ? {} : { included, excluded };
}

async function inspect(inspection: Promise<FormInspection>): Promise<FormInspection> {
  try {
    return await inspection;
  } catch (error) {
    throw error instanceof FormError ? formRefusal(error) : error;
  }
}

/** 422 on `file`: why contracts cannot be filled into a form. */
function formRefusal({ code, missing }: FormError): Refusal {
  if (code !== 'missing_required') return invalid({ file: [t(sentences[code])] });
  const fields = list.format(missing.map((name) => (name === 'fullname' ? t(messages.fullname) : name)));
  return invalid({ file: [t(messages.missingFields, { count: missing.length, fields })] });
}
