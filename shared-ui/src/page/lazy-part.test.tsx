import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { renderWithHost } from '../testing';
import { lazyPart } from './lazy-part';

class Boundary extends Component<{ children: ReactNode; onRetry: () => void }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? (
      <button type="button" onClick={this.props.onRetry}>
        Riprova
      </button>
    ) : (
      this.props.children
    );
  }
}

function Area({ Part }: { Part: ComponentType<{ text: string }> }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Boundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
      <Part text="Il codice QR" />
    </Boundary>
  );
}

const Drawing = ({ text }: { text: string }) => <p>{text}</p>;

afterEach(() => jest.restoreAllMocks());

test('a part whose script failed is asked for again where it is drawn again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let tries = 0;
  const Part = lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new Error('Loading chunk 155 failed.');
    return Drawing;
  });
  renderWithHost(<Area Part={Part} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Il codice QR')).toBeVisible();
  expect(tries).toBe(2);
});
