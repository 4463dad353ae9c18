import { Html, html } from '../html';
import { type Text, t } from '../i18n';
import { footLines } from './email-foot';
import { type EmailPart, emailParts } from './email-parts';
import { mailMessages as words } from './mail.messages';

interface Email {
  readonly subject: string;
  readonly body: string;
  /** The product's own host. */
  readonly host: string;
}

const font = "font-family:Roboto,'Helvetica Neue',Arial,sans-serif";
const body = `${font};font-size:16px;line-height:24px`;
const small = `${font};font-size:13px;line-height:20px`;
/** A word that is longer than a telephone is wide (an address, what somebody typed) goes on in the next line. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word';

/** Programs that know it turn the e-mail dark; the others show the styles of the elements. */
const dark = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.ground{background:#05141f!important}.sheet{background:#0c1f2d!important}.words{color:#f1f5f8!important}.quiet{color:#a9bac7!important}.rule{border-color:#2b4356!important}}`;

/**
 * An e-mail as a page: the text's paragraphs, its address as a button, its facts as a table, the seller below. Made of
 * tables and styles of the elements, as mail programs want it; nothing is fetched, so that opening it tells nobody.
 * Only an address of our own becomes a button: another one may stand in what a stranger typed.
 */
export function emailPage({ subject, body: text, host }: Email): string {
  return html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${new Html(dark)}</style>
</head>
<body class="ground" style="margin:0;background:#eef2f5">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#eef2f5"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td style="background:#05141f;padding:16px 24px;${font};font-size:18px;font-weight:700;letter-spacing:2px;color:#ffffff">CAR CARE</td></tr>
<tr><td class="sheet" style="background:#ffffff;padding:24px">
<h1 class="words" style="margin:0 0 16px;${font};font-size:20px;line-height:28px;font-weight:600;color:#05141f;${breaks}">${subject}</h1>
${emailParts(text, host).map(written)}
</td></tr>
<tr><td class="quiet" style="padding:16px 24px;${small};color:#4b6375">${inLines(footLines())}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text;
}

function written(part: EmailPart): Html {
  if (part.kind === 'link') return button(part.address);
  if (part.kind === 'facts') return table(part.rows);
  return html`<p class="words" style="margin:0 0 16px;${body};color:#05141f;${breaks}">${inLines(part.lines)}</p>
`;
}

const breakLine = html`<br>`;

function inLines(lines: readonly string[]): readonly Html[] {
  return lines.map((line, place) => html`${place === 0 ? null : breakLine}${line}`);
}

function button(address: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td style="background:#335066">
<a href="${address}" style="display:inline-block;padding:12px 24px;${body};font-weight:600;color:#ffffff;text-decoration:none">${t(nameOf(address))}</a>
</td></tr></table>
<p class="quiet" style="margin:0 0 16px;${small};color:#4b6375;${breaks}">${t(words.orCopy)}<br><a class="quiet" href="${address}" style="color:#4b6375">${address}</a></p>
`;
}

function nameOf(address: string): Text {
  const { pathname } = new URL(address);
  if (pathname.startsWith('/contract/')) return words.openContract;
  if (pathname.startsWith('/forgot-password')) return words.choosePassword;
  return pathname.startsWith('/account') ? words.openAccount : words.openPage;
}

function table(rows: readonly (readonly [string, string])[]): Html {
  const row = ([name, value]: readonly [string, string]) =>
    html`<tr><th scope="row" align="left" class="quiet rule" style="padding:8px 16px 8px 0;border-bottom:1px solid #d5dee5;${small};font-weight:400;color:#4b6375">${name}</th><td class="words rule" style="padding:8px 0;border-bottom:1px solid #d5dee5;${body};font-weight:600;color:#05141f;word-break:break-word">${value}</td></tr>
`;
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">
${rows.map(row)}</table>
`;
}
