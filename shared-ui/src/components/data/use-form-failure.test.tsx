import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import type { SessionState } from 'shared-api/host';
import { provideTestHost, refusal } from 'shared-api/testing';
import { Button } from '../../button';
import { renderWithHost } from '../../testing';
import { useFormFailure } from './use-form-failure';

const signedIn: SessionState = { authenticated: true, roles: ['user'] };
const signedOut: SessionState = { authenticated: false, roles: [] };

/** A sign-in that ends and begins again under the open page. */
function provideSession() {
  let state = signedIn;
  const listeners = new Set<() => void>();
  provideTestHost(() => undefined, {
    session: {
      get: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      preSignIn: async () => ({ otp_required: false, channel: null }),
      signIn: async () => undefined,
      signOut: async () => undefined,
      refreshAccount: () => undefined,
    },
  });
  return {
    become(next: SessionState) {
      state = next;
      for (const tell of listeners) tell();
    },
  };
}

function Form({ onSave }: { onSave: () => void }) {
  const form = useForm();
  const failure = useFormFailure(form);
  const submit = form.handleSubmit(() => {
    onSave();
    failure.show(refusal('unauthenticated', 'La sessione è finita.', undefined, null));
  });
  return (
    <form noValidate onSubmit={submit}>
      {failure.note}
      <Button type="submit">Salva</Button>
    </form>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }));

test('that the session is over is said until somebody has signed in again', async () => {
  const session = provideSession();
  renderWithHost(<Form onSave={() => session.become(signedOut)} />);
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('La sessione è finita.');

  act(() => session.become(signedIn));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a late refusal under a session that goes on stays: nothing else says that nothing was saved', async () => {
  provideSession();
  renderWithHost(<Form onSave={() => undefined} />);
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('La sessione è finita.');
});
