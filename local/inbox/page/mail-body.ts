import type {Mail} from '../mail.ts'

/** Loads nothing from outside this machine, runs nothing, sends nothing; links open in a tab of their own. */
export const BODY_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data: http://127.0.0.1:* http://localhost:*",
    "font-src 'self' data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** A mail's HTML as the frame shows it: links leave the frame, inline pictures are found. */
export function bodyDocument(mail: Mail): string {
  const withPictures = mail.attachments.reduce(
    (body, {name}, index) => body.replaceAll(`cid:${name}`, `/messages/${mail.id}/attachments/${index}`),
    mail.html ?? '',
  )
  const base = '<base target="_blank">'
  const head = /<head(\s[^>]*)?>/i
  return head.test(withPictures)
    ? withPictures.replace(head, (start) => start + base)
    : `<!doctype html><meta charset="utf-8">${base}${withPictures}`
}
