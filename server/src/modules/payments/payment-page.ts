import { html, plainPage } from '../../platform/html';
import { formatEuro, t } from '../../platform/i18n';
import type { Contract } from '../contracts';
import { paymentMessages as texts } from './payments.messages';

/** The page on which the demonstration's customer pays or not. */
export function paymentPage({ code, total_cents }: Pick<Contract, 'code' | 'total_cents'>): string {
  const body = html`<main>
<h1>${t(texts.pageTitle)}</h1>
<p>${t(texts.pageIntro)}</p>
<p>${t(texts.pageContract, { code })}</p>
<form method="post">
<button name="esito" value="pagato">${t(texts.pay, { total: formatEuro(total_cents) })}</button>
<button name="esito" value="rifiutato" class="quiet">${t(texts.refuse)}</button>
</form>
</main>`;
  const head = html`<link rel="stylesheet" href="/dev/payment/payment.css">`;
  return plainPage({ title: t(texts.pageTitle), head, body });
}

export const paymentStyle = `
:root { color-scheme: light dark; --canvas: #f5f7f8; --panel: #fff; --text: #05141f; --line: #d5dce1; --brand: #335066; --on-brand: #fff; --ring: #0b66c3; }
@media (prefers-color-scheme: dark) { :root { --canvas: #05141f; --panel: #0b2030; --text: #e8eef2; --line: #264055; --brand: #9fc3de; --on-brand: #05141f; --ring: #6eb8ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 16px/24px Roboto, system-ui, sans-serif; }
main { max-width: 480px; margin: 48px auto; padding: 24px; background: var(--panel); border: 1px solid var(--line); }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 8px; }
form { display: grid; gap: 12px; margin-top: 24px; }
button { min-height: 48px; border: 1px solid var(--brand); background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 500; cursor: pointer; }
.quiet { background: transparent; color: var(--brand); }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
`;
