import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, useState } from 'react';
import { renderWithHost } from 'shared-ui/testing';
import { slots } from './slots';

let mockComes = false;
jest.mock('../contracts/recent-contracts', () => ({
  get RecentContracts() {
    if (!mockComes) throw new Error('Loading chunk 601 failed.');
    return () => <h2>Contratti recenti</h2>;
  },
}));

class Boundary extends Component<{ children: ReactNode; onRetry: () => void }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <button type="button" onClick={this.props.onRetry}>
        Riprova
      </button>
    );
  }
}

function PageOfAnother() {
  const [drawing, setDrawing] = useState(0);
  const List = slots.contractList;
  return (
    <Boundary key={drawing} onRetry={() => setDrawing(drawing + 1)}>
      {List && <List />}
    </Boundary>
  );
}

test('the contract list on another’s page is asked for again where its script was lost', async () => {
  // React says what it caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithHost(<PageOfAnother />);
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  mockComes = true;
  await userEvent.click(retry);

  expect(await screen.findByRole('heading', { name: 'Contratti recenti' })).toBeVisible();
});
