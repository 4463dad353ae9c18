import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { IntlProvider } from '../intl';
import { createStillCache, UiProvider } from '../provider';

/** A part of a page, drawn without a browser: its HTML, and Emotion's rules that it needs, by their ids. */
export interface StillDrawing {
  readonly html: string;
  readonly css: readonly (readonly [id: string, rules: string])[];
}

interface StillOptions {
  /** The address that the part is drawn for. */
  readonly pathname: string;
  /** Before every id of the part, so that two parts of one page never share one. */
  readonly idPrefix: string;
}

/** React separates neighbouring texts by empty comments, which only hydration needs. */
const comments = /<!--.*?-->/g;

/**
 * Draws a part of a page at release, the way the page shows before any script. A late part is waited for, and none is
 * hidden until a script reveals it (React's way with big pages).
 */
export async function drawStill(part: ReactNode, { pathname, idPrefix }: StillOptions): Promise<StillDrawing> {
  const { cache, rules } = createStillCache();
  const { prelude } = await prerender(
    <UiProvider cache={cache}>
      <IntlProvider locale="it-IT" defaultLocale="it-IT" timeZone="Europe/Rome">
        <StaticRouter location={pathname}>{part}</StaticRouter>
      </IntlProvider>
    </UiProvider>,
    { identifierPrefix: idPrefix, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  return { html: html.replace(comments, ''), css: rules() };
}
