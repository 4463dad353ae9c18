import { allContracts } from '../contracts';
import type { Contract, Entry } from '../kernel';
import { openApiDocument } from './document';

const document = openApiDocument({ version: '1.3.3', serverUrl: '/api/v1' });

/** The specification's section 7, one line a call, spelt as it spells them. */
const sectionSeven = `
POST auth/login
POST auth/pre-login
POST auth/logout
POST auth/forgot-password
POST auth/forgot-password/reset
POST auth/reactivate-request
GET account
GET account/refresh-token
PATCH account/update-profile
PATCH account/update-settings
GET assets
POST assets
POST manager/vin-service
GET manager/stores
GET manager/stores/{id}
PATCH manager/stores/{store_uid}/update
GET manager/stores/{store_uid}/notifications
GET manager/contracts
GET manager/contracts/{id}
POST manager/contracts/create
POST manager/contracts/{contract_uid}/resend-sms
POST manager/contracts/{contract_uid}/fill-pdf
POST manager/contracts/{contract_uid}/mark-as-payed
DELETE manager/contracts/{id}/delete
GET public/pack-types
GET public/contracts/{id}
POST public/contracts/{contract_uid}/sign
POST public/contracts/create-new
POST public/contracts/{contract_uid}/confirm-otp
POST public/contracts/{id}/resend-otp
POST public/vin-service
GET public/dealers
GET public/dealers-payments-methods
GET account/contracts
POST account/contracts/create
GET account/contracts/{contract_uid}
POST account/contracts/{contract_uid}/confirm-otp
POST account/contracts/{contract_uid}/resend-otp
POST account/contracts/{contract_uid}/payment-method
GET admin/stores/search
GET admin/stores/{id}
PATCH admin/stores/{id}
PATCH admin/stores/{store_uid}/update
POST admin/stores/create
DELETE admin/stores/{store_uid}/destroy
PATCH admin/stores/{store_uid}/manager/attach
PATCH admin/stores/{store_uid}/manager/detach
GET admin/stores/payments-methods
GET admin/packages/search
GET admin/packages/types
PATCH admin/packages/update-type/{code}
GET admin/packages/{id}
POST admin/packages/create
POST admin/packages/import
PATCH admin/packages/{id}/update
POST admin/packages/clear-all-packages
POST admin/packages/upload-pdf
GET admin/users/search
POST admin/users/create
GET admin/users/{id}
GET admin/users/{id}/contracts
GET admin/users/{id}/stores
PATCH admin/users/{uid}/update-privacy
PATCH admin/users/{uid}/update-profile
PATCH admin/users/{uid}/update-settings
PATCH admin/users/{uid}/update-roles
DELETE admin/users/{id}/destroy
GET admin/contracts/search
GET admin/contracts/export
GET admin/contracts/analytics
GET admin/contracts/{id}
PATCH admin/contracts/{contract_uid}/update
DELETE admin/contracts/{id}/delete
POST admin/contracts/{contract_uid}/fill-pdf
POST admin/contracts/{contract_uid}/resend-sms
GET admin/in-app-notifications/search
GET admin/in-app-notifications/{id}
PATCH admin/in-app-notifications/{id}/update
DELETE admin/in-app-notifications/{id}/delete
POST admin/in-app-notifications/create
`
  .trim()
  .split('\n');

/** A path whatever its parameters are called: `{id}` and `{store_uid}` are the same place. */
const place = (path: string) => path.replace(/^\//, '').replace(/\{\w+\}/g, '{}');

const described = new Set(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${place(path)}`),
  ),
);

describe('the OpenAPI document', () => {
  it.each(sectionSeven)('has %s', (call) => {
    const [method = '', path = ''] = call.split(' ');
    expect(described).toContain(`${method} ${place(path)}`);
  });

  it('has every entry of every area, and nothing else', () => {
    const contracts: Contract[] = Object.values(allContracts);
    const entries: Entry[] = contracts.flatMap((contract) => Object.values(contract));
    expect(described.size).toBe(entries.length);
    for (const entry of entries) {
      const operation = document.paths[entry.path]?.[entry.method.toLowerCase()];
      expect(operation?.summary).toBe(entry.summary);
    }
  });

  it('tells what any call may answer beside its own answers', () => {
    for (const answer of ['`ETag`', '304', '`account_disabled`', '507', '`X-Clock`']) {
      expect(document.info.description).toContain(answer);
    }
  });

  it('tells of no call of the demonstration where there is none', () => {
    const pathsOf = (demo: boolean) =>
      Object.keys(openApiDocument({ version: '1.3.3', serverUrl: '/api/v1', demo }).paths);
    const ofDemonstration = pathsOf(true).filter((path) => path.startsWith('/dev/'));
    expect(ofDemonstration).toContain('/dev/clock');
    expect(pathsOf(false)).toEqual(pathsOf(true).filter((path) => !ofDemonstration.includes(path)));
  });

  it('asks for a bearer wherever not anybody may call', () => {
    const contracts: Contract[] = Object.values(allContracts);
    const open = contracts
      .flatMap((contract): Entry[] => Object.values(contract))
      .filter((entry) => document.paths[entry.path]?.[entry.method.toLowerCase()]?.security.length === 0);
    expect([...new Set(open.map((entry) => entry.access))].sort()).toEqual(['anybody', 'demo']);
  });

  it('tells bodies, parameters and answers from the same schemas', () => {
    const importing = document.paths['/admin/packages/import']?.post;
    expect(importing?.requestBody).toMatchObject({
      required: true,
      content: { 'multipart/form-data': { schema: { required: ['file'], additionalProperties: false } } },
    });
    const list = document.paths['/manager/contracts']?.get;
    expect(list?.parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'per_page', in: 'query', required: false }),
        expect.objectContaining({ name: 'wheres', style: 'deepObject', explode: true }),
      ]),
    );
    const paid = document.paths['/manager/contracts/{contract_uid}/mark-as-payed']?.post;
    expect(paid?.requestBody?.content['application/json']?.schema.required).toEqual(['amount', 'paid_at', 'reference']);
    expect(paid?.responses['202']).toMatchObject({
      content: {
        'application/json': { schema: { properties: { data: { $ref: '#/components/schemas/StaffContract' } } } },
      },
    });
    expect(paid?.responses['422']).toEqual({ $ref: '#/components/responses/Failure422' });
  });

  it('says that a body may be left out only where an empty one is enough', () => {
    const required = (path: string, method: string) => document.paths[path]?.[method]?.requestBody?.required;
    expect(required('/manager/contracts/{contract_uid}/delete', 'delete')).toBe(false);
    expect(required('/admin/contracts/{contract_uid}/delete', 'delete')).toBe(false);
    expect(required('/manager/contracts/create', 'post')).toBe(true);
  });
});
