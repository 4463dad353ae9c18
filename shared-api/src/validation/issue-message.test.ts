import * as z from 'shared-api/schema';
import { kilometres, vin } from '../entities/fields';
import { issueFields, issueMessage } from './issue-message';
import { rule } from './validation';

const schema = z.strictObject({
  name: z.string().check(z.minLength(2), z.maxLength(4)),
  size: z.optional(z.number().check(z.gte(1), z.lte(3))),
  year: z.optional(z.int()),
  km: z.optional(kilometres),
  tags: z.optional(z.array(z.string()).check(z.maxLength(1))),
  colour: z.optional(z.enum(['rosso', 'blu'])),
  vin: z.optional(vin),
  code: z.optional(z.string().check(z.regex(/^\d+$/, rule('otp')))),
  digits: z.optional(z.string().check(z.regex(/^\d+$/))),
});

function told(value: unknown) {
  const issues = z.safeParse(schema, value, { reportInput: true }).error?.issues ?? [];
  return issues.map((issue) => ({
    fields: issueFields(issue),
    id: issueMessage(issue).descriptor.id,
    values: issueMessage(issue).values,
  }));
}

describe('the sentence for what a schema refused', () => {
  it.each([
    [{}, 'name', 'validation.required', {}],
    [{ name: 7 }, 'name', 'validation.invalid', {}],
    [{ name: 'a' }, 'name', 'validation.too-short', { min: 2 }],
    [{ name: 'abcde' }, 'name', 'validation.too-long', { max: 4 }],
    [{ name: 'abc', size: 'x' }, 'size', 'validation.number', {}],
    [{ name: 'abc', year: 1.5 }, 'year', 'validation.integer', {}],
    [{ name: 'abc', size: 0 }, 'size', 'validation.too-small', { min: 1 }],
    [{ name: 'abc', size: 4 }, 'size', 'validation.too-big', { max: 3 }],
    [{ name: 'abc', km: 3_000_000 }, 'km', 'validation.too-big', { max: 2_000_000 }],
    [{ name: 'abc', km: -5 }, 'km', 'validation.too-small', { min: 0 }],
    [{ name: 'abc', km: 1.5 }, 'km', 'validation.integer', {}],
    [{ name: 'abc', tags: ['a', 'b'] }, 'tags', 'validation.too-many', { max: 1 }],
    [{ name: 'abc', tags: [1] }, 'tags.0', 'validation.invalid', {}],
    [{ name: 'abc', colour: 'verde' }, 'colour', 'validation.choice', {}],
    [{ name: 'abc', colour: '' }, 'colour', 'validation.required', {}],
    [{ name: 'abc', code: 'x' }, 'code', 'validation.otp', {}],
    [{ name: 'abc', digits: 'x' }, 'digits', 'validation.invalid', {}],
    [{ name: 'abc', digits: '' }, 'digits', 'validation.required', {}],
  ])('fits %j', (value, field, id, values) => {
    expect(told(value)).toEqual([{ fields: [field], id, values }]);
  });

  it('names the place of what is wrong in a VIN', () => {
    expect(told({ name: 'abc', vin: 'ZACPJFCWISP01827' })).toEqual([
      { fields: ['vin'], id: 'validation.vin.look-alike', values: { position: 9, character: 'I', suggestion: '1' } },
      { fields: ['vin'], id: 'validation.vin.length', values: { length: 16 } },
    ]);
  });

  it('names every unknown field by its own name', () => {
    expect(told({ name: 'abc', price: 1, status: 'PAID' })).toEqual([
      { fields: ['price', 'status'], id: 'validation.unknown', values: {} },
    ]);
  });
});
