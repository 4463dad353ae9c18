import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Button } from '../button';
import { expectAccessible, renderWithHost } from '../testing';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Page({ onDelete }: { onDelete: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Elimina il contratto</Button>
      <ConfirmDialog
        open={open}
        danger
        title="Eliminare il contratto?"
        confirm="Elimina"
        onConfirm={onDelete}
        onCancel={() => setOpen(false)}
      >
        Non si può annullare.
      </ConfirmDialog>
    </>
  );
}

function Opened({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Button>Pagina</Button>
      <Dialog open title="Qualcun altro ha salvato prima" onClose={onClose}>
        Scegli campo per campo.
      </Dialog>
    </>
  );
}

function Late() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>Salva</Button>
      <h1>Profilo</h1>
      {asked && (
        <Dialog open title="Conferma che sei tu" onClose={() => setAsked(false)}>
          <input aria-label="Password" autoFocus />
        </Dialog>
      )}
    </>
  );
}

function Form({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <Dialog open dirty={text !== ''} title="Segnala un guasto" onClose={onClose}>
      <label>
        Che cosa succede <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
    </Dialog>
  );
}

function Rows({ rows, onRemove }: { rows: readonly string[]; onRemove?: () => void }) {
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <section>
      <h2>Chiavi</h2>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button onClick={() => setLeaving(row)}>Togli {row}</Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title="Togliere la chiave?"
        confirm="Togli"
        onConfirm={() => {
          onRemove?.();
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      />
    </section>
  );
}

/** A question whose answer is told in another dialog: its button goes while it is done, the one that asked at last. */
function Chosen() {
  const [step, setStep] = useState<'chosen' | 'asked' | 'removing' | 'told' | 'done'>('chosen');
  const isAsking = step === 'asked' || step === 'removing';
  return (
    <section>
      <h2>Contratti</h2>
      {step !== 'done' && <Button onClick={() => setStep('asked')}>Elimina i scelti</Button>}
      {isAsking && (
        <ConfirmDialog
          open
          title="Eliminare i scelti?"
          confirm="Elimina"
          loading={step === 'removing'}
          onConfirm={() => {
            setStep('removing');
            setTimeout(() => setStep('told'), 100);
          }}
          onCancel={() => setStep('chosen')}
        />
      )}
      {step === 'told' && (
        <Dialog
          open
          title="Contratti eliminati"
          footer={<Button onClick={() => setStep('done')}>Ho letto</Button>}
          onClose={() => setStep('done')}
        >
          2 su 2.
        </Dialog>
      )}
    </section>
  );
}

describe('ConfirmDialog', () => {
  it('asks, and does it only on yes', async () => {
    const deleted = jest.fn();
    renderWithHost(<Page onDelete={deleted} />);
    await userEvent.click(screen.getByRole('button', { name: 'Elimina il contratto' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminare il contratto?' });
    await expectAccessible(dialog);
    expect(deleted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
    expect(deleted).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape and gives the focus back', async () => {
    renderWithHost(<Page onDelete={jest.fn()} />);
    const opener = screen.getByRole('button', { name: 'Elimina il contratto' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog');
    // The dialog listens to the keyboard before it takes the focus, each a frame after it is drawn.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('stays while what was confirmed is on its way', async () => {
    const cancel = jest.fn();
    const question = (loading: boolean) => (
      <ConfirmDialog
        open
        title="Eliminare?"
        confirm="Elimina"
        onConfirm={jest.fn()}
        onCancel={cancel}
        loading={loading}
      />
    );
    const view = renderWithHost(question(true));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(cancel).not.toHaveBeenCalled();

    view.rerender(question(false));
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});

it('gives the focus back from a dialog that was born open with a field that took it', async () => {
  renderWithHost(<Late />);
  const opener = screen.getByRole('button', { name: 'Salva' });
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  // The field has the focus at once, the dialog holds it some frames later: then nothing else is there to be read.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

/** A menu that holds the focus until it goes, some moments after its dialog came: as after a quick press. */
function MenuPage() {
  const [menu, setMenu] = useState(false);
  const [naming, setNaming] = useState(false);
  useEffect(() => {
    if (naming) setMenu(false);
  }, [naming]);
  return (
    <>
      <h2>Cornice</h2>
      <main>
        <h1>Pacchetti</h1>
        <button type="button" id="viste" onClick={() => setMenu(true)}>
          Viste
        </button>
      </main>
      {menu && (
        <div role="menu" aria-labelledby="viste">
          <button type="button" role="menuitem" onClick={() => setNaming(true)}>
            Rinomina
          </button>
        </div>
      )}
      <Dialog open={naming} title="Rinomina la vista" onClose={() => setNaming(false)}>
        Il nome
      </Dialog>
    </>
  );
}

it('gives the focus back to the button of the menu that it was chosen in', async () => {
  renderWithHost(<MenuPage />);
  const opener = screen.getByRole('button', { name: 'Viste' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rinomina' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

it('brings into view what the focus comes to', async () => {
  const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderWithHost(<Opened onClose={jest.fn()} />);
  await screen.findByRole('dialog');
  const close = screen.getByRole('button', { name: 'Chiudi' });
  act(() => close.focus());
  expect(seen.mock.contexts.at(-1)).toBe(close);
});

describe('the focus after a row was removed with its button', () => {
  const heading = () => screen.getByRole('heading', { name: 'Chiavi' });

  async function remove() {
    const opener = screen.getByRole('button', { name: 'Togli uno' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Togli' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    return opener;
  }

  it('goes to the panel’s heading', async () => {
    const { rerender } = renderWithHost(<Rows rows={['uno', 'due']} />);
    rerender(<Rows rows={['uno', 'due']} onRemove={() => rerender(<Rows rows={['due']} />)} />);
    await remove();
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('goes there too when the list comes without the row only later', async () => {
    const { rerender } = renderWithHost(<Rows rows={['uno', 'due']} />);
    const opener = await remove();
    await waitFor(() => expect(opener).toHaveFocus());
    rerender(<Rows rows={['due']} />);
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('goes there from a dialog that told what became of the question, too', async () => {
    renderWithHost(<Chosen />);
    await userEvent.click(screen.getByRole('button', { name: 'Elimina i scelti' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    const confirm = screen.getByRole('button', { name: 'Elimina' });
    await userEvent.click(confirm);
    // As browsers do with a button that is off, unlike jsdom.
    act(() => confirm.blur());
    const told = await screen.findByRole('dialog', { name: 'Contratti eliminati' });
    await waitFor(() => expect(told.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Ho letto' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Contratti' })).toHaveFocus());
  });

  it('stays where the person has put it meanwhile', async () => {
    const { rerender } = renderWithHost(<Rows rows={['uno', 'due']} />);
    const opener = await remove();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.tab();
    rerender(<Rows rows={['due']} />);
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('button', { name: 'Togli due' })).toHaveFocus();
  });
});

describe('Dialog', () => {
  async function opened() {
    const onClose = jest.fn();
    renderWithHost(<Opened onClose={onClose} />);
    await screen.findByRole('dialog', { name: 'Qualcun altro ha salvato prima' });
    // The page under it listens from the next frame on.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return onClose;
  }

  it('stays when the focus of the page under it comes back late, as after a dialog that has just gone', async () => {
    const onClose = await opened();
    act(() => screen.getByText('Pagina').focus());
    await new Promise(requestAnimationFrame);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('goes by Escape, by its cross and by a press on the ground', async () => {
    const onClose = await opened();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(3));
  });
});

describe('a dialog with something in it', () => {
  async function typed() {
    const onClose = jest.fn();
    renderWithHost(<Form onClose={onClose} />);
    const field = await screen.findByLabelText('Che cosa succede');
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await userEvent.type(field, 'Spia del motore.');
    return { onClose, field };
  }
  const question = () => screen.findByRole('alertdialog', { name: 'Chiudere la finestra?' });

  it('stays at a press beside it', async () => {
    const { onClose, field } = await typed();
    fireEvent.pointerDown(document.body);
    await new Promise(requestAnimationFrame);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(field).toHaveValue('Spia del motore.');
  });

  it('asks at its cross, and goes on yes', async () => {
    const { onClose } = await typed();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await expectAccessible(await question());
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi lo stesso' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  const stay = () => userEvent.click(screen.getByRole('button', { name: 'Torna alla finestra' }));
  const pressEscape = () => userEvent.keyboard('{Escape}');
  it.each([
    ['no', stay],
    ['another Escape', pressEscape],
  ])('asks at Escape, and stays as it was on %s', async (_, answer) => {
    const { onClose, field } = await typed();
    await pressEscape();
    const asked = await question();
    await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true));
    await answer();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();
    expect(field).toHaveValue('Spia del motore.');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('goes at once while nothing is typed', async () => {
    const onClose = jest.fn();
    renderWithHost(<Form onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Chiudi' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
