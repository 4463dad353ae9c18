import type { InboxMessage } from 'shared-api/contracts';
import { type Html, html, plainPage } from '../../../platform/html';
import { formatLongDateTime, t } from '../../../platform/i18n';
import { demonstrationMessages as texts } from '../demonstration.messages';

export interface InboxPage {
  readonly messages: readonly InboxMessage[];
  /** The recipient that the list is filtered by. */
  readonly to: string;
  readonly now: Date;
}

const steps = [1, 7, 15, 20];

const head = html`<link rel="stylesheet" href="/dev/inbox/inbox.css">
<script src="/dev/inbox/inbox.js" defer></script>`;

/** The inbox as a person reads it. */
export function inboxPage({ messages, to, now }: InboxPage): string {
  const body = html`<header class="bar"><a href="/">CARCARE</a><a href="/">${t(texts.site)}</a></header>
<div class="page">
<h1>${t(texts.title)}</h1>
<p>${t(texts.intro)}</p>
<form class="tools" method="get">
<label for="to">${t(texts.recipient)}</label>
<input id="to" name="to" value="${to}" autocomplete="off">
<button>${t(texts.filter)}</button>
</form>
<main id="messages" data-now="${now.toISOString()}">
<div class="tools"><span>${t(texts.clock, { now: formatLongDateTime(now) })}</span>
${steps.map((days) => html`<button type="button" data-days="${days}">${t(texts.forward, { days })}</button>`)}
</div>
${messages.length === 0 ? html`<p class="empty">${t(texts.empty)}</p>` : messages.map(card)}
</main>
</div>`;
  return plainPage({ title: t(texts.title), head, body });
}

function card(message: InboxMessage): Html {
  const { id, channel, to, subject, body, created_at } = message;
  const code = codeIn(message);
  return html`<article id="m-${id}">
<p class="head"><span class="kind ${channel}">${t(channel === 'sms' ? texts.sms : texts.email)}</span>
<span>${t(texts.sentTo, { to })}</span><time datetime="${created_at}">${formatLongDateTime(new Date(created_at))}</time></p>
${subject === null ? null : html`<h2>${subject}</h2>`}
${code === null ? null : html`<p class="code"><span>${t(texts.code)}</span> <strong>${code}</strong></p>`}
<p class="body">${withLinks(body)}</p>
${attachments(message)}
${channel === 'email' ? html`<p><a href="/dev/inbox/${id}/letter">${t(texts.asItArrives)}</a></p>` : null}
</article>
`;
}

/** The code of an SMS, from its last line, which browsers read too (`@host #123456`). */
function codeIn({ channel, body }: InboxMessage): string | null {
  return channel === 'sms' ? (/#(\d{6})\s*$/.exec(body)?.[1] ?? null) : null;
}

function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 0 ? html`${part}` : html`<a href="${part}">${part}</a>`));
}

function attachments({ attachments: files }: InboxMessage): Html | null {
  if (files.length === 0) return null;
  const items = files.map(
    ({ name, url, size }) => html`<li><a href="${url}">${name}</a> (${Math.max(1, Math.round(size / 1024))} kB)</li>`,
  );
  return html`<h3>${t(texts.attachments)}</h3><ul>${items}</ul>`;
}
