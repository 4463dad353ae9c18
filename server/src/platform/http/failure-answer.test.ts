import { failureAnswer, refusalOf } from './failure-answer';

test('a full disk is a 507 that says so, and tells nothing of where', () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write '/var/lib/carcare/files/a.part'"), {
    code: 'ENOSPC',
  });
  const { status, body } = failureAnswer(refusalOf(full, 'r1'), 'r1');
  expect([status, JSON.parse(body)]).toEqual([
    507,
    {
      message: 'Ora non possiamo salvare niente: lo spazio del servizio è finito. Riprova più tardi.',
      code: 'no_space',
      request_id: 'r1',
    },
  ]);
});
