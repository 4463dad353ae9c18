import { ApiError, type FailureCode } from 'shared-api/errors';
import { classifyRefusal } from './classify-refusal';

function refusal(code: FailureCode, errors: Record<string, string[]>): ApiError {
  return new ApiError(422, { message: 'Controlla i dati.', code, errors, request_id: 'r1' });
}

describe('classifyRefusal', () => {
  it('leads a changed price back to the packages', () => {
    const error = refusal('offer_changed', { package_id: ['Il prezzo è cambiato: ora è 1.200,00 €.'] });
    expect(classifyRefusal(error)).toEqual({
      kind: 'step',
      step: 'packages',
      sentence: 'Il prezzo è cambiato: ora è 1.200,00 €.',
      fields: ['package_id', 'total'],
    });
  });

  it('leads a dealer that is gone back to the dealers', () => {
    const error = refusal('offer_changed', { store_uid: ['Questo concessionario non è più disponibile.'] });
    expect(classifyRefusal(error)).toMatchObject({ step: 'store' });
  });

  it('leads a fault of the car to the vehicle, with the sentence', () => {
    const error = refusal('validation', { km: ['I chilometri sono meno di quelli già noti.'] });
    expect(classifyRefusal(error)).toEqual({
      kind: 'step',
      step: 'vehicle',
      sentence: 'I chilometri sono meno di quelli già noti.',
      fields: ['km'],
    });
  });

  it('keeps the person’s own fields on this page', () => {
    expect(classifyRefusal(refusal('validation', { email: ['Scrivi un indirizzo e-mail completo.'] }))).toEqual({
      kind: 'fields',
    });
  });
});
