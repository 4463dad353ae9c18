/** Keeps the list fresh without losing the reader's place, and moves the demonstration's clock. */
export const inboxScript = `
const list = () => document.getElementById('messages');
const idsOf = (node) => Array.from(node.querySelectorAll('article'), (article) => article.id).join();

async function refresh() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('messages');
  const stale = list();
  const moved = Math.abs(Date.parse(fresh.dataset.now) - Date.parse(stale.dataset.now)) > 60000;
  if (moved || idsOf(fresh) !== idsOf(stale)) stale.replaceWith(fresh);
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-days]');
  if (!button) return;
  button.disabled = true;
  const clock = await (await fetch('/api/v1/dev/clock')).json();
  const to = new Date(Date.parse(clock.now) + Number(button.dataset.days) * 86400000).toISOString();
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/v1/dev/clock', { method: 'POST', headers, body: JSON.stringify({ to }) });
  await refresh();
  button.disabled = false;
});

setInterval(() => { if (!document.hidden) refresh().catch(() => undefined); }, 2000);
`;
