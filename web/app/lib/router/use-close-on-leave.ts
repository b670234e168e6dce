import {useEffect, type RefObject} from 'react'

/**
 * Closes a dialog over a page when a link in it is followed or the browser goes back or forward. It closes at the press and not
 * when the next page is there: by then it may have been opened anew, which the end of an earlier navigation must not undo.
 */
export function useCloseOnLeave(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      // The router prevents the default of what it follows itself; a new tab leaves this page as it is.
      if (link && event.defaultPrevented && dialog.current?.contains(link)) onClose()
    }
    addEventListener('click', press)
    addEventListener('popstate', onClose)
    return () => {
      removeEventListener('click', press)
      removeEventListener('popstate', onClose)
    }
  }, [dialog, onClose])
}
