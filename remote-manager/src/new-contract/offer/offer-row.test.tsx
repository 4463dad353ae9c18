import { screen } from '@testing-library/react';
import { exampleOffer } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { OfferRow } from './offer-row';

test('a package without services says so: 0 in its column, and in words on a phone', () => {
  renderWithHost(
    <OfferRow offer={{ ...exampleOffer, mantenance_number: 0 }} chosen={false} onChoose={() => undefined} />,
  );

  expect(screen.getByText('0')).toBeInTheDocument();
  expect(screen.queryByText('–')).not.toBeInTheDocument();
  expect(screen.getByText('nessun tagliando, 36 mesi, 60.000 km', { exact: false })).toBeInTheDocument();
});

test('one service and one month are told as one', () => {
  const offer = { ...exampleOffer, mantenance_number: 1, mantenance_duration: 1 };
  renderWithHost(<OfferRow offer={offer} chosen={false} onChoose={() => undefined} />);
  expect(screen.getByText('1 tagliando, 1 mese, 60.000 km', { exact: false })).toBeInTheDocument();
});
