import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { packageTypeForms } from '../../platform/db/schema';
import type { Storage } from '../../platform/storage';
import { builtInForm, type ContractKind } from './pdf';

export interface ChosenForm {
  readonly bytes: Uint8Array;
  /** Null for the built-in form. */
  readonly formId: string | null;
}

export interface FormLibrary {
  /** The form that a type's contracts are filled into now, or the version that was frozen at the signature. */
  formOf(type: string, kind: ContractKind, frozen?: { readonly formId: string | null }): Promise<ChosenForm>;
}

export function createFormLibrary(db: Database, storage: Storage, madeAt: () => Date): FormLibrary {
  const builtIn = new Map<ContractKind, Promise<Uint8Array>>();

  function builtInOf(kind: ContractKind): Promise<Uint8Array> {
    const known = builtIn.get(kind) ?? builtInForm(kind, madeAt());
    builtIn.set(kind, known);
    return known;
  }

  return {
    async formOf(type, kind, frozen) {
      if (frozen?.formId === null) return { bytes: await builtInOf(kind), formId: null };
      const wanted = frozen === undefined ? eq(packageTypeForms.type, type) : eq(packageTypeForms.id, frozen.formId);
      const [row] = await db.read
        .select()
        .from(packageTypeForms)
        .where(and(wanted))
        .orderBy(desc(packageTypeForms.version))
        .limit(1);
      return row === undefined
        ? { bytes: await builtInOf(kind), formId: null }
        : { bytes: await storage.get(row.storage_key), formId: row.id };
    },
  };
}
