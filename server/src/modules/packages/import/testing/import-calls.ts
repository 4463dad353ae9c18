import type { CarePackage, ImportReport } from 'shared-api/entities';
import { multipart, type SignedIn, type TestApp } from '../../../../platform/testing';

export interface ImportAnswer {
  readonly status: number;
  readonly message: string | undefined;
  /** Of a refusal, too. */
  readonly report: ImportReport;
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;
}

/** An operator who imports packages. */
export interface ImportCalls {
  tryOut(content: Buffer | string, fields?: Readonly<Record<string, string>>): Promise<ImportAnswer>;
  commit(content: Buffer | string, fields?: Readonly<Record<string, string>>): Promise<ImportAnswer>;
  undo(importId: string | null): Promise<{ readonly status: number; readonly sentence: string }>;
  /** The package with a SKU. */
  find(sku: string): Promise<CarePackage>;
  /** Every package by SKU, its id and version left out. */
  packages(): Promise<Omit<CarePackage, 'id' | 'version'>[]>;
}

export function importCalls(world: TestApp, { token }: SignedIn): ImportCalls {
  async function send(content: Buffer | string, fields: Readonly<Record<string, string>>): Promise<ImportAnswer> {
    const form = multipart({ token, file: { name: 'listino.csv', content: Buffer.from(content) }, fields });
    const url = '/api/v1/admin/packages/import';
    const answer = await world.app.http.inject({ method: 'POST', url, ...form });
    const { data, message, errors } = answer.json();
    return { status: answer.statusCode, message, report: data, errors };
  }

  async function list(): Promise<CarePackage[]> {
    const answer = await world.call({ path: '/admin/packages/search?per_page=100&sort=sku', token });
    return answer.json().data;
  }

  return {
    tryOut: (content, fields = {}) => send(content, fields),
    commit: (content, fields = {}) => send(content, { dry_run: 'false', ...fields }),
    async undo(importId) {
      const answer = await world.call({ method: 'POST', path: `/admin/packages/import/${importId}/undo`, token });
      const { message, errors } = answer.json();
      return { status: answer.statusCode, sentence: errors?.import_id?.[0] ?? message };
    },
    async find(sku) {
      const [found] = (await list()).filter((one) => one.sku === sku);
      if (found === undefined) throw new Error(`There is no package ${sku}`);
      return found;
    },
    packages: async () => (await list()).map(({ id: _id, version: _version, ...fields }) => fields),
  };
}
