import { screen } from '@testing-library/react';
import { renderWithHost } from '../../testing';
import { cellByKey, type ListedRecord } from './cell-by-key';

const show = (record: ListedRecord, key: string, table?: 'paginated' | 'simple') =>
  renderWithHost(<p data-testid="cell">{cellByKey(record, key, table)}</p>);
const cell = () => screen.getByTestId('cell');

describe('cellByKey', () => {
  it.each([
    [{ status: 'AVAIABLE' }, 'status', 'DISPONIBILE'],
    [{ active: true }, 'active', 'Sì'],
    [{ visible: false }, 'visible', 'No'],
    [{ email_verified_at: null }, 'email_verified_at', 'Non verificata'],
    [{ phone_verified_at: null }, 'phone_verified_at', 'Non verificato'],
    [{ email_verified_at: '2026-11-21T09:42:00Z' }, 'email_verified_at', 'Verificata'],
    [{ phone_verified_at: '2026-11-21T09:42:00Z' }, 'phone_verified_at', 'Verificato'],
    [{ discount_amount: '100.00', discount_type: 'fixed' }, 'discount_amount', '100,00 €'],
    [{ discount_amount: '10.00', discount_type: 'percentage' }, 'discount_amount', '10 %'],
    [{ points: { level: 3 } }, 'points.level', '3'],
    [{ date_of_birth: '1980-02-01' }, 'date_of_birth', '01/02/1980'],
    [{ paid_at: null }, 'paid_at', '–'],
    [{ title: 'Completo 36' }, 'title', 'Completo 36'],
  ])('shows %j under %s as %s', (record, key, words) => {
    show(record, key);
    expect(cell()).toHaveTextContent(words);
  });

  it('writes instants long in paginated tables and short in simple ones', () => {
    const record = { created_at: '2026-11-21T09:42:00Z' };
    const { unmount } = show(record, 'created_at');
    expect(cell()).toHaveTextContent('21 novembre 2026, 10:42');
    unmount();
    show(record, 'created_at', 'simple');
    expect(cell()).toHaveTextContent('21/11/2026 10:42');
  });

  it('draws plates, flags and pictures with their names', () => {
    renderWithHost(
      <>
        {cellByKey({ car_plate: 'GT109RZ', car_registration_date: '2025-03-18' }, 'car_plate')}
        {cellByKey({ country: 'it' }, 'country')}
        {cellByKey({ avatar: { title: 'Chiara Fontana', url: { thumbnail: '/t/1.webp' } } }, 'avatar')}
      </>,
    );
    expect(screen.getByRole('img', { name: 'Targa GT 109 RZ' })).toHaveTextContent('25');
    expect(screen.getByRole('img', { name: 'Italia' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Chiara Fontana' })).toHaveAttribute('src', '/t/1.webp');
  });

  it('draws the pictures of people and dealers as their records have them', () => {
    const pictureOf = (name: string) => ({ image: `/i/${name}.webp`, thumbnail: `/t/${name}.webp` });
    renderWithHost(
      <>
        {cellByKey({ fullname: 'Aldo Neri', avatar: pictureOf('aldo') }, 'avatar')}
        {cellByKey({ name: 'Autocentro Lambro', thumbnail: pictureOf('lambro') }, 'thumbnail')}
        {cellByKey({ name: 'Sempione', thumbnail: null }, 'thumbnail')}
      </>,
    );
    expect(screen.getByRole('img', { name: 'Aldo Neri' })).toHaveAttribute('src', '/t/aldo.webp');
    expect(screen.getByRole('img', { name: 'Autocentro Lambro' })).toHaveAttribute('src', '/t/lambro.webp');
    expect(screen.getByText('–')).toBeVisible();
  });
});
