import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderWithHost } from '../../../testing';
import { UploadField } from './upload-field';

describe('UploadField', () => {
  const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });

  it('tells what it takes, and refuses the rest before sending', async () => {
    const take = jest.fn();
    const { container } = renderWithHost(
      <UploadField types={['image/jpeg', 'application/pdf']} maxBytes={1000} onFile={take} />,
    );
    expect(screen.getByRole('button', { name: 'Allega un file' })).toHaveAccessibleDescription(
      'JPEG o PDF, 1\u00a0kB al massimo',
    );
    const input = container.querySelector('input');
    if (!input) throw new Error('There is no input.');
    await userEvent.upload(input, file('libretto.pdf', 'application/pdf', 2000));
    expect(screen.getByRole('alert')).toHaveTextContent('«libretto.pdf» è di 2 kB: il massimo è 1 kB.');
    expect(take).not.toHaveBeenCalled();
    await userEvent.upload(input, file('libretto.jpg', 'image/jpeg', 900));
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ name: 'libretto.jpg' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await expectAccessible(container);
  });
});
