import * as z from 'shared-api/schema';
import { adminPackages } from '../contracts/admin-packages';
import { multipartFlag, multipartJson } from './multipart';

describe('fields beside a file', () => {
  it('say yes or no in words', () => {
    expect(z.parse(multipartFlag, 'true')).toBe(true);
    expect(z.parse(multipartFlag, 'false')).toBe(false);
    expect(z.safeParse(multipartFlag, '1').success).toBe(false);
  });

  it('may hold JSON of a given shape', () => {
    const mapping = multipartJson(z.record(z.string(), z.string()));
    expect(z.parse(mapping, '{"Codice":"sku"}')).toEqual({ Codice: 'sku' });
    expect(z.safeParse(mapping, '{"Codice":1}').success).toBe(false);
    expect(z.safeParse(mapping, '{').success).toBe(false);
  });

  it('leave an import dry unless it is told otherwise', () => {
    expect(z.parse(adminPackages.import.body, {})).toEqual({ dry_run: true });
    expect(z.parse(adminPackages.import.body, { dry_run: 'false' })).toEqual({ dry_run: false });
  });
});
