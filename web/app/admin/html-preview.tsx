import {useEffect, useRef} from 'react'

/**
 * A mail's HTML as it will look, in a frame of its own where no script runs. The page's security policy forbids inline
 * styles, and the frame inherits it, so the mail's own styles are carried over through the DOM, where they are allowed.
 */
export function HtmlPreview({html, title}: {html: string; title: string}) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const target = frame.current?.contentDocument
    if (target) showHtml(target, html)
  }, [html])

  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      className="h-100 w-full rounded border border-border bg-white [color-scheme:light]"
    />
  )
}

function showHtml(target: Document, html: string) {
  const mail = new DOMParser().parseFromString(html, 'text/html')
  const styles = [...mail.querySelectorAll('style')].map(({textContent}) => textContent ?? '')
  for (const element of mail.querySelectorAll('script, style, base, meta, link, iframe, object, embed')) {
    element.remove()
  }
  const inline = [...mail.body.querySelectorAll('[style]')].map(
    (element) => element.getAttribute('style') ?? '',
  )
  target.body.replaceChildren(...mail.body.childNodes)
  target.body.querySelectorAll('[style]').forEach((element, index) => {
    element.removeAttribute('style')
    if (element instanceof HTMLElement || 'style' in element) {
      ;(element as HTMLElement).style.cssText = inline[index] ?? ''
    }
  })
  // What looks like a link in the preview leads nowhere: it is only looked at.
  for (const link of target.querySelectorAll('a')) link.removeAttribute('href')

  const view = target.defaultView
  if (!view) return
  const Sheet = (view as unknown as {CSSStyleSheet: typeof CSSStyleSheet}).CSSStyleSheet
  const sheet = new Sheet()
  sheet.replaceSync(
    [
      'body { margin: 16px; font: 16px/1.5 Georgia, serif; overflow-wrap: break-word } img { max-width: 100% }',
      ...styles,
    ].join('\n'),
  )
  target.adoptedStyleSheets = [sheet]
}
