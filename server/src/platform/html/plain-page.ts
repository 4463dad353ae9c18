import { type Html, html } from './html';

interface PlainPage {
  readonly title: string;
  /** Its style and its script. */
  readonly head: Html;
  readonly body: Html;
}

/** A page that is no application, so that it shows even when the shell does not. No search engine keeps it. */
export function plainPage({ title, head, body }: PlainPage): string {
  return html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>CarCare | ${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`.text;
}
