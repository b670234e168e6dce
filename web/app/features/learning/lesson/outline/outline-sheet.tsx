import {useCallback, useEffect, useRef, useState, type ComponentProps} from 'react'
import {useCloseOnLeave} from '~/lib/router/use-close-on-leave'
import {Button, IconButton} from '~/ui/button'
import {useCloseOnPressOutside} from '~/ui/feedback/use-close-on-press-outside'
import {CloseIcon} from '~/ui/icons'
import {Icon} from '~/ui/icon'
import {LessonOutline} from './lesson-outline'

/** Media query of the `lg` breakpoint, from which the outline is a column beside the lesson. */
const WIDE = '(width >= 64rem)'

/** The outline on small screens: a sheet opened by a button. */
export function OutlineSheet({count, ...outline}: ComponentProps<typeof LessonOutline> & {count: string}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    dialog.current?.querySelector('[aria-current]')?.scrollIntoView({block: 'center'})
    // On wide screens the sheet is hidden by CSS, so an open one is closed: a hidden modal would make the page inert.
    const wide = matchMedia(WIDE)
    const makeWay = () => wide.matches && close()
    wide.addEventListener('change', makeWay)
    return () => wide.removeEventListener('change', makeWay)
  }, [isOpen, close])

  useCloseOnPressOutside(dialog, close)
  useCloseOnLeave(dialog, close)

  return (
    <div className="no-print lg:hidden">
      <Button variant="secondary" wide onClick={() => setOpen(true)}>
        <span className="mr-auto flex items-center gap-3">
          <Icon className="size-5" d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
          All lessons
        </span>
        <span className="tabular font-normal text-ink-soft">{count}</span>
      </Button>
      <dialog
        ref={dialog}
        aria-label="All lessons"
        onClose={close}
        className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none translate-y-4 overflow-y-auto overscroll-contain rounded-t bg-surface-raised p-0 opacity-0 shadow-over open:translate-y-0 open:opacity-100 starting:open:translate-y-4 starting:open:opacity-0"
      >
        {isOpen && (
          <>
            <div className="sticky top-0 z-10 flex items-center justify-between border-b border-border bg-surface-raised py-2 pr-3 pl-gutter">
              <h2 className="text-lg">All lessons</h2>
              <IconButton label="Close" onClick={close}>
                <CloseIcon />
              </IconButton>
            </div>
            <nav aria-label="Lessons" className="px-gutter py-5">
              <LessonOutline {...outline} />
            </nav>
          </>
        )}
      </dialog>
    </div>
  )
}
