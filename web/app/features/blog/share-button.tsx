import {Button} from '~/ui/button'
import {toast} from '~/ui/feedback/toast'
import {ShareIcon} from './share-icon'

interface ShareButtonProps {
  title: string
  /** the absolute URL to share */
  url: string
  className?: string
}

/** Shares the URL with the Web Share API; copies it where that is not supported. */
export function ShareButton({title, url, className}: ShareButtonProps) {
  return (
    <Button variant="secondary" className={className} onClick={() => void share(title, url)}>
      <ShareIcon />
      Share
    </Button>
  )
}

async function share(title: string, url: string) {
  const data = {title, url}
  if (typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true)) {
    try {
      await navigator.share(data)
      return
    } catch (error) {
      // AbortError: the user closed the share dialog. After any other error the URL is copied instead.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast({title: 'Link copied', description: 'Paste it wherever you want to share the article.'})
  } catch {
    toast({title: 'The link could not be copied', description: url, variant: 'destructive'})
  }
}
