/** A mail's HTML, prepared for a page whose security policy forbids inline styles. */
export interface MailMarkup {
  /** the body as it will be sent, with every `style` as `data-style` */
  html: string
  /** the content of its style elements */
  styles: string[]
}

/**
 * Prepares a mail as the function renders it, whose values are escaped and quoted: as text, because the browser's parser would
 * already report violations of the policy by inline styles.
 */
export function mailMarkup(mail: string): MailMarkup {
  const [, head = '', body = ''] = /<head>([\s\S]*?)<\/head>\s*<body[^>]*>([\s\S]*)<\/body>/.exec(mail) ?? []
  return {
    html: body.replaceAll(/<[a-z][^>]*>/g, (tag) => tag.replaceAll(/(?<=\s)style(?==")/g, 'data-style')),
    styles: [...head.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
  }
}
