/** A mail's HTML, prepared for a page whose security policy forbids inline styles. */
export interface MailMarkup {
  /** the body, with every `style` as `data-style`, and without scripts and event handlers */
  html: string
  /** the content of its style elements */
  styles: string[]
}

/** Processes a mail's HTML as text, because the browser's parser would already report violations of the policy by inline styles. */
export function mailMarkup(html: string): MailMarkup {
  const styles: string[] = []
  const body = html
    .replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi, (_, css: string) => {
      styles.push(css)
      return ''
    })
    .replaceAll(/<script\b[^>]*>[\s\S]*?(<\/script\s*>|$)/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) =>
      tag
        .replaceAll(/(?<=[\s"'/])style(?=\s*=)/gi, 'data-style')
        .replaceAll(/(?<=[\s"'/])on\w+(?=\s*=)/gi, 'data-off'),
    )
  return {html: body, styles}
}
