import { auth, publicArea } from '../contracts';
import { recordingSend } from '../testing/recording-send';
import { bindClient, fillPath } from './bind-client';

describe('bindClient', () => {
  it('sends an entry with its path filled and its body', async () => {
    const { sent, send } = recordingSend({ data: [], message: 'Fatto' });
    const api = bindClient(publicArea, send);
    const answer = await api.confirmOtp({
      params: { contract_uid: 'aaaaaaaaaaaaaaaaaaaaaa' },
      body: { otp_code: '123456' },
    });
    expect(answer.message).toBe('Fatto');
    expect(sent[0]).toMatchObject({
      path: '/public/contracts/aaaaaaaaaaaaaaaaaaaaaa/confirm-otp',
      body: { otp_code: '123456' },
    });
  });

  it('calls an entry that takes nothing with nothing', async () => {
    const { sent, send } = recordingSend({ message: 'A presto' });
    await bindClient(auth, send).logout();
    expect(sent[0]?.path).toBe('/auth/logout');
  });
});

describe('fillPath', () => {
  it('escapes what would leave its segment', () => {
    expect(fillPath('/a/{id}', { id: '../b' })).toBe('/a/..%2Fb');
  });

  it('refuses to send a path with a hole', () => {
    expect(() => fillPath('/a/{id}', {})).toThrow('id');
  });
});
