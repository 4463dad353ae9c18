import { apiBase } from '../../platform/http';
import { multipart } from '../../platform/testing';
import { blankPdf } from '../assets/testing/papers';
import { contractWorld, paidAtDealer, staffAt, type World } from '../contracts/testing';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

test('whatever staff does to a contract stands in the audit, under the contract’s code', async () => {
  const [manager, admin] = [await staffAt(world), await staffAt(world, 'admin')];
  const { contract, uid } = await paidAtDealer(world, manager);
  const path = `/contracts/${uid}`;
  const paid = { amount: '1180.00', paid_at: contract.paid_at, reference: 'CRO 7', reason: 'Riferimento errato' };
  await manager.call('PATCH', `${path}/payment`, paid);
  await manager.call('PATCH', `${path}/update`, { association_code: 'A-7' });
  await manager.call('POST', `${path}/notes`, { text: 'Ripassa giovedì' });
  const file = { name: 'visura.pdf', content: await blankPdf() };
  const { headers, payload } = multipart({ token: manager.token, file });
  await world.app.http.inject({ method: 'POST', url: `${apiBase}/manager${path}/attachments`, headers, payload });
  await world.call({ path: `/admin${path}/evidence`, token: admin.token });

  const rows = await world.call({
    path: `/admin/audit?per_page=100&search=${contract.code}&sort=at`,
    token: admin.token,
  });
  const actions = rows
    .json()
    .data.map((row: { action: string; actor: { uid: string } | null; subject: { label: string } }) => [
      row.action,
      row.actor?.uid === admin.uid ? 'admin' : 'manager',
      row.subject.label,
    ]);
  expect(actions).toEqual([
    ['contracts.created', 'manager', contract.code],
    ['contracts.link-sent', 'manager', contract.code],
    ['contracts.filled', 'manager', contract.code],
    ['contracts.paid', 'manager', contract.code],
    ['contracts.payment-corrected', 'manager', contract.code],
    ['contracts.edited', 'manager', contract.code],
    ['contracts.note-added', 'manager', contract.code],
    ['contracts.attachment-added', 'manager', contract.code],
    ['contracts.evidence-exported', 'admin', contract.code],
  ]);
  expect(rows.body).not.toMatch(/giovedì|visura|A-7|CRO|errato/);
});
