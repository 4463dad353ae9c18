import { ApiError, ConnectionError, isApiError, isFieldError } from './api-error';

const refusal = (status: number, errors?: Record<string, string[]>) =>
  new ApiError(status, {
    message: 'Controlla i dati.',
    code: 'validation',
    request_id: 'r1',
    ...(errors ? { errors } : {}),
  });

describe('an error of the API', () => {
  it('speaks the server’s sentence and gives those of the fields', () => {
    const error = refusal(422, { car_vin: ['Il telaio ha 17 caratteri.'] });
    expect(error.message).toBe('Controlla i dati.');
    expect(error.fields).toEqual({ car_vin: ['Il telaio ha 17 caratteri.'] });
    expect(refusal(404).fields).toEqual({});
  });

  it('is told from a lost connection, and from a refusal that is no field’s', () => {
    expect(isApiError(new ConnectionError())).toBe(false);
    expect(isFieldError(refusal(422))).toBe(true);
    expect(isFieldError(refusal(404))).toBe(false);
  });
});
