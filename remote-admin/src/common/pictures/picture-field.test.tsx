import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { provideTestHost } from 'shared-api/testing';
import { Panel } from 'shared-ui/components';
import { renderWithHost } from 'shared-ui/testing';
import { PictureField, type PictureValue } from './picture-field';

function Form() {
  const [value, setValue] = useState<PictureValue>({ picture: { image: '/i.webp', thumbnail: '/t.webp' }, id: null });
  return (
    <Panel title="Vetrina">
      <PictureField value={value} onChange={setValue} />
    </Panel>
  );
}

test('a picture taken away leaves the keyboard at its panel', async () => {
  provideTestHost(() => ({ data: [] }), { roles: ['admin'] });
  renderWithHost(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Togli l’immagine' }));
  expect(screen.queryByRole('button', { name: 'Togli l’immagine' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Vetrina' })).toHaveFocus();
});
