import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import { openPage } from '../common/testing/open-page';
import { PrivacyPage } from './privacy-page';

const open = (answer: () => unknown) =>
  openPage({
    element: <PrivacyPage />,
    path: '/privacy',
    at: '/privacy',
    answers: { 'GET /public/retention': answer },
  });
const terms = { deleted_drafts: 1, evidence: 12, identity: 25, message_bodies: 6, consents: 36 };

test('the notice tells the terms of keeping that the operator set', async () => {
  const { view } = await open(() => ({ data: terms }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Informativa sulla privacy' })).toBeVisible();
  expect(
    screen.getByText(
      'Un contratto non firmato si elimina dopo 20 giorni, e i tuoi dati 1 giorno più tardi. Il contratto firmato e le prove si conservano 12 anni, 25 anni se la firma è avanzata. I testi dei messaggi 6 mesi. I consensi per la durata del contratto e 36 mesi.',
    ),
  ).toBeVisible();
  await expectAccessible(view.container);
});

test('without the terms there is no heading, so that the prerendered notice stays, and one can ask again', async () => {
  let fails = true;
  await open(() => {
    if (fails) throw refusal('unavailable', 'Riprova tra poco.');
    return { data: terms };
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  fails = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
});
