import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderWithHost } from 'shared-ui/testing';
import { RoutedPage } from './routed-page';

function Page({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1}>
      <RoutedPage area="public" version="1" pattern="/ricerca">
        {children}
      </RoutedPage>
    </main>
  );
}

let show: (content: ReactNode) => void = () => undefined;

function Later() {
  const [content, setContent] = useState<ReactNode>(null);
  show = setContent;
  return content;
}

/** The observer tells of a change only after it. */
async function draw(content: ReactNode): Promise<void> {
  await act(async () => show(content));
}

describe('after a navigation', () => {
  it('puts the focus on the heading of the page', () => {
    renderWithHost(
      <Page>
        <h1>Scegli il pacchetto</h1>
      </Page>,
      { route: '/ricerca' },
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('puts it there when the heading comes later, and again when it is drawn anew', async () => {
    renderWithHost(
      <Page>
        <Later />
      </Page>,
      { route: '/ricerca' },
    );
    expect(screen.getByRole('main')).toHaveFocus();
    await draw(<h1 key="first">Cerco la tua auto</h1>);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cerco la tua auto' })).toHaveFocus());
    await draw(<h1 key="second">È questa la tua auto?</h1>);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'È questa la tua auto?' })).toHaveFocus());
  });

  it('leaves it to the next field where one shows its error as it is left', async () => {
    const onHeading = jest.fn();
    renderWithHost(
      <Page>
        <h1 onFocus={onHeading}>I tuoi dati</h1>
        <input aria-label="Nome" onBlur={({ currentTarget }) => currentTarget.after('Inserisci il nome.')} />
        <input aria-label="Cognome" />
      </Page>,
      { route: '/ricerca' },
    );
    await userEvent.click(screen.getByLabelText('Nome'));
    onHeading.mockClear();
    await act(async () => {
      // As browsers do it: what is drawn in between is told of before the next field has the focus.
      screen.getByLabelText('Nome').blur();
      await Promise.resolve();
      screen.getByLabelText('Cognome').focus();
    });
    expect(onHeading).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Cognome')).toHaveFocus();
  });

  it('leaves it where the page has put it', async () => {
    renderWithHost(
      <Page>
        <Later />
      </Page>,
      { route: '/ricerca' },
    );
    await draw([<h1 key="h">Auto</h1>, <input key="i" aria-label="Targa" />]);
    await act(async () => screen.getByLabelText('Targa').focus());
    await draw([<h1 key="h2">La tua auto</h1>, <input key="i" aria-label="Targa" />]);
    expect(screen.getByLabelText('Targa')).toHaveFocus();
  });
});
