import {safeMailHtml} from '@lectern/domain/mail/safe-html'

/** A mail's HTML, prepared for a page whose security policy forbids inline styles. */
export interface MailMarkup {
  /** the body as it will be sent, with every `style` as `data-style` */
  html: string
  /** the content of its style elements */
  styles: string[]
}

/**
 * Makes a mail's HTML safe as the function does before sending it, and processes it as text, because the browser's parser would
 * already report violations of the policy by inline styles.
 */
export function mailMarkup(html: string): MailMarkup {
  // Of the mail itself, which is what the server makes of a newsletter, the head has the styles of its frame.
  const head = /<head>[\s\S]*?<\/head>/.exec(html)?.[0] ?? ''
  const styles = [...head.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  const body = safeMailHtml(html)
    .replaceAll(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => {
      styles.push(css)
      return ''
    })
    .replaceAll(/<[a-z][^>]*>/g, (tag) => tag.replaceAll(/(?<= )style(?==")/g, 'data-style'))
  return {html: body, styles}
}
