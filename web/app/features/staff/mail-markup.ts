/** A mail's HTML, made fit for a page whose security policy knows no inline styles. */
export interface MailMarkup {
  /** the body, with every `style` as `data-style`, and nothing in it that would run */
  html: string
  /** what stood in its style elements */
  styles: string[]
}

/** Takes a mail's HTML apart as text: the browser's own parser would already stumble over the styles, and say so. */
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
