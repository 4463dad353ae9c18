import { refusal } from 'shared-api/testing';
import { classifyRefusal } from './classify-refusal';

describe('classifyRefusal', () => {
  it('leads a changed price back to the packages', () => {
    const error = refusal('offer_changed', 'Controlla i dati.', {
      package_id: ['Il prezzo è cambiato: ora è 1.200,00 €.'],
    });
    expect(classifyRefusal(error)).toEqual({
      kind: 'step',
      step: 'packages',
      sentence: 'Il prezzo è cambiato: ora è 1.200,00 €.',
      fields: ['package_id', 'total'],
    });
  });

  it('leads a dealer that is gone back to the dealers', () => {
    const error = refusal('offer_changed', 'Controlla i dati.', {
      store_uid: ['Questo concessionario non è più disponibile.'],
    });
    expect(classifyRefusal(error)).toMatchObject({ step: 'store' });
  });

  it('leads a fault of the car to the vehicle, with the sentence', () => {
    const error = refusal('validation', 'Controlla i dati.', { km: ['I chilometri sono meno di quelli già noti.'] });
    expect(classifyRefusal(error)).toEqual({
      kind: 'step',
      step: 'vehicle',
      sentence: 'I chilometri sono meno di quelli già noti.',
      fields: ['km'],
    });
  });

  it('keeps the person’s own fields on this page', () => {
    expect(
      classifyRefusal(refusal('validation', 'Controlla i dati.', { email: ['Scrivi un indirizzo e-mail completo.'] })),
    ).toEqual({
      kind: 'fields',
    });
  });
});
