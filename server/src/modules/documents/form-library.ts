import { desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { packageTypeForms } from '../../platform/db/schema';
import { getByHash, type Storage } from '../../platform/storage';
import type { Workers } from '../../platform/workers';
import type { BuiltInFormContent } from './pdf';
import { documentTasks } from './tasks';

/** Built-in forms in memory: one a package and part, 40 kB each; the one unused for longest goes. */
const mostKept = 64;

export interface ChosenForm {
  readonly bytes: Uint8Array;
  /** Null for the built-in form. */
  readonly formId: string | null;
}

export interface FormLibrary {
  /** The form that a type's contracts are filled into now, or the version that was frozen at the signature. */
  formOf(type: string, content: BuiltInFormContent, frozen?: { readonly formId: string | null }): Promise<ChosenForm>;
  /** The form that was uploaded last for a type; null when its contracts are filled into the built-in one. */
  uploadedOf(type: string): Promise<Uint8Array | null>;
}

export interface FormLibraryParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly workers: Workers;
  readonly madeAt: () => Date;
}

export function createFormLibrary({ db, storage, workers, madeAt }: FormLibraryParts): FormLibrary {
  const builtIn = new Map<string, Promise<Uint8Array>>();

  function builtInOf(content: BuiltInFormContent): Promise<Uint8Array> {
    const key = JSON.stringify([
      content.kind,
      content.termsVersion,
      content.site,
      content.included,
      content.excluded,
      content.without,
    ]);
    const form = builtIn.get(key) ?? workers.run(documentTasks.builtInForm, { content, now: madeAt() });
    builtIn.delete(key);
    builtIn.set(key, form);
    // Who asks next tries again.
    form.catch(() => builtIn.delete(key));
    const [oldest] = builtIn.keys();
    if (builtIn.size > mostKept && oldest !== undefined) builtIn.delete(oldest);
    return form;
  }

  async function newest(wanted: SQL) {
    const [row] = await db.read
      .select()
      .from(packageTypeForms)
      .where(wanted)
      .orderBy(desc(packageTypeForms.version))
      .limit(1);
    return row;
  }

  return {
    async formOf(type, content, frozen) {
      if (frozen?.formId === null) return { bytes: await builtInOf(content), formId: null };
      const row = await newest(
        frozen === undefined ? eq(packageTypeForms.type, type) : eq(packageTypeForms.id, frozen.formId),
      );
      return row === undefined
        ? { bytes: await builtInOf(content), formId: null }
        : { bytes: await getByHash(storage, row.storage_key), formId: row.id };
    },
    async uploadedOf(type) {
      const row = await newest(eq(packageTypeForms.type, type));
      return row === undefined ? null : getByHash(storage, row.storage_key);
    },
  };
}
