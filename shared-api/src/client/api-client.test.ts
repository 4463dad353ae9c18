import { adminStores, managerContracts } from '../contracts';
import { recordingSend } from '../testing/recording-send';
import { createApiClient } from './api-client';

const contract_uid = 'aaaaaaaaaaaaaaaaaaaaaa';

describe('the API client', () => {
  it('has the areas that everybody needs', async () => {
    const { sent, send } = recordingSend({ data: {} });
    const api = createApiClient(send);
    await api.account.get();
    await api.public.getContract({ params: { contract_uid } });
    expect(sent.map(({ path }) => path)).toEqual(['/account', `/public/contracts/${contract_uid}`]);
  });

  it('binds any other area, and remembers what it bound', async () => {
    const { sent, send } = recordingSend({ data: {}, message: 'Fatto' });
    const api = createApiClient(send);
    const contracts = api.bind(managerContracts);
    const answer = await contracts.markAsPayed({
      params: { contract_uid },
      body: { amount: '1180.00', paid_at: '2026-11-21T09:00:00Z', reference: 'Scontrino 12' },
    });
    expect(answer.message).toBe('Fatto');
    expect(sent[0]).toMatchObject({
      entry: { method: 'POST' },
      path: `/manager/contracts/${contract_uid}/mark-as-payed`,
    });
    expect(api.bind(managerContracts)).toBe(contracts);
    expect(api.bind(adminStores)).not.toBe(contracts);
  });

  it('hands over query, file, and the options of a call', async () => {
    const { sent, send } = recordingSend({ data: [] });
    const api = createApiClient(send);
    const file = new Blob(['x']);
    await api.assets.upload({ file }, { idempotencyKey: 'chiave' });
    await api.bind(managerContracts).list({ query: { page: 2, sort: '-created_at' } });
    expect(sent[0]).toMatchObject({ file, options: { idempotencyKey: 'chiave' } });
    expect(sent[1]?.query).toEqual({ page: 2, sort: '-created_at' });
  });
});
