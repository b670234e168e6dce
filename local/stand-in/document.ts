import {html} from 'hono/html'
import type {HtmlEscapedString} from 'hono/utils/html'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

interface DocumentParts {
  title: string
  /** Style sheets and module scripts under /assets, in addition to the shared ones. */
  styles: string[]
  scripts?: string[]
  body: Markup
}

/** An HTML document. Everything it loads comes from this server. */
export function documentOf({title, styles, scripts = [], body}: DocumentParts): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="preload" href="/assets/bricolage.woff2" as="font" type="font/woff2" crossorigin />
        ${['look.css', ...styles].map((name) => html`<link rel="stylesheet" href="/assets/${name}" />`)}
        ${scripts.map((name) => html`<script type="module" src="/assets/${name}"></script>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`
}

/**
 * The headers of a page. Its policy allows content of this server alone, and images of the other local servers.
 * Browsers also check the redirects of a form against `form-action`: pass the origins to which a form may redirect.
 */
export function pageHeaders(formOrigins: readonly string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: http://127.0.0.1:* http://localhost:*",
    "frame-src 'self'",
    `form-action 'self' ${formOrigins.join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
}
