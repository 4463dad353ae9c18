import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { noticeStore } from '../notifications/notice-store';
import { DebugViewer } from './debug-viewer';

function lastNotice() {
  return noticeStore.getState().past[0]?.text;
}

function paste(text: string) {
  fireEvent.paste(screen.getByLabelText('Incolla qui un testo JSON'), { clipboardData: { getData: () => text } });
}

beforeEach(() => {
  noticeStore.setState({ shown: [], past: [], unread: 0 });
  provideHost(createHostServices(() => false));
});

test('refuses what is not JSON, in the words of the specification', () => {
  renderWithHost(<DebugViewer />);

  paste('{ non json');

  expect(lastNotice()).toBe('This content is not JSON! Please paste a valid Json string');
});

test('shows pasted JSON, open down to the second level', () => {
  renderWithHost(<DebugViewer />);

  paste('{"a":{"b":{"c":1}}}');

  expect(lastNotice()).toBe('Content Paste Successfuly!');
  expect(screen.getByText('b').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('a').closest('details')).toHaveAttribute('open');
});

test('copies what it shows', async () => {
  const user = userEvent.setup();
  renderWithHost(<DebugViewer />);
  paste('[1,2]');

  await user.click(screen.getByRole('button', { name: 'Copia' }));

  await waitFor(() => expect(lastNotice()).toBe('Content Copyed Successfuly!'));
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual([1, 2]);
});

test('says so where the browser refuses its clipboard', async () => {
  const user = userEvent.setup();
  const refused = new DOMException('Denied', 'NotAllowedError');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refused);
  jest.spyOn(navigator.clipboard, 'readText').mockRejectedValue(refused);
  renderWithHost(<DebugViewer />);

  await user.click(screen.getByRole('button', { name: 'Copia' }));
  await waitFor(() => expect(lastNotice()).toBe('Il browser non permette la copia.'));
  await user.click(screen.getByRole('button', { name: 'Incolla' }));
  await waitFor(() => expect(lastNotice()).toMatch(/^Il browser non permette di leggere gli appunti/));
});
