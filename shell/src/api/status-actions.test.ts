import { ApiError, type FailureCode } from 'shared-api/errors';
import { actOnFailure, actOnSuccess } from './status-actions';

const token = 'abc';

function effects() {
  return { notify: jest.fn(), forceSignOut: jest.fn(), goTo: jest.fn(), remember: jest.fn() };
}

function refusal(status: number, code: FailureCode, errors?: Record<string, string[]>) {
  return new ApiError(status, {
    message: 'Un testo del server.',
    code,
    request_id: 'req-1',
    ...(errors ? { errors } : {}),
  });
}

describe('successes', () => {
  test.each([201, 202])('%i shows the message of the response', (status) => {
    const did = effects();

    actOnSuccess(status, { message: 'Contratto creato.' }, {}, did);

    expect(did.notify).toHaveBeenCalledWith({ text: 'Contratto creato.', type: 'success' });
  });

  test('what the caller says itself is not said twice', () => {
    const did = effects();

    actOnSuccess(201, { message: 'Bozza salvata.' }, { saysSuccess: true }, did);

    expect(did.notify).not.toHaveBeenCalled();
  });

  test("204 shows 'DELETED'", () => {
    const did = effects();

    actOnSuccess(204, undefined, {}, did);

    expect(did.notify).toHaveBeenCalledWith({ text: 'DELETED', type: 'success' });
  });

  test.each([
    [200, { message: 'Bentornato.' }],
    [202, undefined],
    [202, { data: {} }],
    [304, undefined],
  ])('%i with %j shows nothing', (status, answer) => {
    const did = effects();

    actOnSuccess(status, answer, {}, did);

    expect(did.notify).not.toHaveBeenCalled();
  });
});

describe('failures', () => {
  test('401 forces the log-out of the session that the call was sent under, with its message', () => {
    const did = effects();

    actOnFailure(refusal(401, 'unauthenticated'), { token }, did);

    expect(did.forceSignOut).toHaveBeenCalledWith('Un testo del server.', { token, background: false });
  });

  test.each([
    ['forbidden', '/error/403'],
    ['account_disabled', '/error/account-disabled'],
  ] as const)('403 %s shows the message and goes to %s', (code, path) => {
    const did = effects();
    const failure = refusal(403, code);

    actOnFailure(failure, { token, quiet: true }, did);

    expect(did.notify).toHaveBeenCalledWith({ text: 'Un testo del server.', type: 'error' });
    expect(did.goTo).toHaveBeenCalledWith(path, failure);
  });

  test('403 for want of a second step leads to where it is switched on, which says what for', () => {
    const did = effects();
    const failure = refusal(403, 'second_step_required');

    actOnFailure(failure, { token }, did);

    expect(did.notify).not.toHaveBeenCalled();
    expect(did.goTo).toHaveBeenCalledWith('/account/security', failure);
  });

  test.each([404, 405, 409, 412, 413, 415, 429, 500, 501, 503])('%i shows the message', (status) => {
    const did = effects();

    actOnFailure(refusal(status, 'internal'), { token }, did);

    expect(did.notify).toHaveBeenCalledWith({ text: 'Un testo del server.', type: 'error' });
    expect(did.goTo).not.toHaveBeenCalled();
  });

  test('422 shows the message and the field errors, and keeps both', () => {
    const did = effects();
    const failure = refusal(422, 'validation', { car_vin: ['Il telaio ha 17 caratteri.'] });

    actOnFailure(failure, { token }, did);

    expect(did.notify).toHaveBeenCalledWith({ text: 'Un testo del server. Il telaio ha 17 caratteri.', type: 'error' });
    expect(did.remember).toHaveBeenCalledWith(failure);
  });

  test('422 says a sentence once, be it the message or of two fields', () => {
    const did = effects();
    const errors = { status: ['Un testo del server.'], uid: ['Altro.'], code: ['Altro.'] };

    actOnFailure(refusal(422, 'status', errors), { token }, did);

    expect(did.notify).toHaveBeenCalledWith({ text: 'Un testo del server. Altro.', type: 'error' });
  });

  test.each([404, 422, 429])('%i shows nothing when the caller shows it itself', (status) => {
    const did = effects();

    actOnFailure(refusal(status, 'validation'), { token, quiet: true }, did);

    expect(did.notify).not.toHaveBeenCalled();
  });

  test('503 is shown even then', () => {
    const did = effects();

    actOnFailure(refusal(503, 'unavailable'), { token, quiet: true }, did);

    expect(did.notify).toHaveBeenCalledTimes(1);
  });

  test.each([404, 422, 429, 500, 501, 503])('%i of a call that nobody asked for shows nothing', (status) => {
    const did = effects();

    actOnFailure(refusal(status, 'internal'), { token, background: true }, did);

    expect(did.notify).not.toHaveBeenCalled();
  });

  test('even such a call tells of the end of a session', () => {
    const did = effects();

    actOnFailure(refusal(401, 'unauthenticated'), { token, background: true }, did);

    expect(did.forceSignOut).toHaveBeenCalled();
  });
});
