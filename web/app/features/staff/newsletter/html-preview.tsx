import {useEffect, useRef} from 'react'
import {classNames} from '~/ui/class-names'
import {mailMarkup} from './mail-markup'

const PAGE_STYLE = 'body { margin: 0; overflow-wrap: break-word } img { max-width: 100% }'

/** The width of the frame: a phone's, or all there is. */
export type PreviewWidth = 'phone' | 'desktop'

interface HtmlPreviewProps {
  /** a whole mail */
  html: string
  title: string
  width: PreviewWidth
}

/**
 * A preview of a mail's HTML in a sandboxed frame without scripts. The page's security policy forbids inline styles, and the
 * frame inherits it, so the mail's styles are set through the DOM, where the policy allows them.
 */
export function HtmlPreview({html, title, width}: HtmlPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const target = frame.current?.contentDocument
    if (target) showMail(target, html)
  }, [html])

  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      className={classNames(
        'mx-auto h-100 max-w-full rounded border border-border bg-white [color-scheme:light]',
        width === 'phone' ? 'w-97.5' : 'w-full',
      )}
    />
  )
}

function showMail(target: Document, html: string) {
  const markup = mailMarkup(html)
  const mail = new DOMParser().parseFromString(markup.html, 'text/html')
  // Links are disabled in the preview.
  for (const link of mail.querySelectorAll('a')) link.removeAttribute('href')
  const styled = [...mail.body.querySelectorAll<HTMLElement>('[data-style]')]
  target.body.replaceChildren(...mail.body.childNodes)
  for (const element of styled) element.style.cssText = element.dataset.style ?? ''

  const view = target.defaultView
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync([PAGE_STYLE, ...markup.styles].join('\n'))
  target.adoptedStyleSheets = [sheet]
}
