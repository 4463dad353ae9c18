import { renderHook } from '@testing-library/react';
import { otherComuni, usePlaceProposal } from './use-place-proposal';

const milano = { city: 'Milano', province: 'MI' };
const none: readonly (typeof milano)[] = [];

/** A form with the two fields, as somebody types in it. */
function form(start = { city: '', province: '' }) {
  const typed = { ...start };
  const { rerender } = renderHook(
    ({ places }) => usePlaceProposal(places, { ...typed }, (field, value) => Object.assign(typed, { [field]: value })),
    { initialProps: { places: none } },
  );
  return { typed, tell: (places: readonly (typeof milano)[]) => rerender({ places }) };
}

test('the only comune of a postal code is filled in, with its province', () => {
  const { typed, tell } = form();
  tell([milano]);
  expect(typed).toEqual(milano);
});

test('of several comuni the province that they share is', () => {
  const { typed, tell } = form();
  tell([
    { city: 'Ravello', province: 'SA' },
    { city: 'Praiano', province: 'SA' },
  ]);
  expect(typed).toEqual({ city: '', province: 'SA' });
});

test('what somebody wrote stays', () => {
  const { typed, tell } = form({ city: 'Sesto', province: '' });
  tell([milano]);
  expect(typed).toEqual({ city: 'Sesto', province: 'MI' });
});

test('another postal code changes what was only proposed, and nothing that was corrected since', () => {
  const { typed, tell } = form();
  tell([milano]);
  tell([{ city: 'Torino', province: 'TO' }]);
  expect(typed).toEqual({ city: 'Torino', province: 'TO' });
  typed.city = 'Moncalieri';
  tell([milano]);
  expect(typed).toEqual({ city: 'Moncalieri', province: 'MI' });
});

test('a comune that the postal code is not of is told from one that is, however it is written', () => {
  const ofCode = [milano, { city: 'Forlì', province: 'FC' }];
  expect(otherComuni(ofCode, 'Roma')).toEqual(['Milano', 'Forlì']);
  for (const city of ['milano', 'FORLI’', ' ']) expect(otherComuni(ofCode, city)).toEqual([]);
  expect(otherComuni(none, 'Roma')).toEqual([]);
});
