import {useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react'
import {Button, IconButton} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {CloseIcon} from '~/ui/icons'
import {useCloseOnPressOutside} from './use-close-on-press-outside'

interface DialogProps {
  open: boolean
  /** called on Escape, the close button, or a click outside */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** the buttons, on the right under the content */
  footer?: ReactNode
  /** `wide` for previews */
  width?: 'normal' | 'wide'
}

/**
 * The browser's modal dialog: focus stays inside and returns to the previous element. Its content is mounted while it is open, and its
 * first field has the focus. Where a text was written in it that would be lost, it is closed by a button alone, or after a question.
 */
export function Dialog({open, onClose, title, description, children, footer, width = 'normal'}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      element.querySelector<HTMLElement>(FIELD)?.focus()
    }
    if (!open && element.open) element.close()
  }, [open])
  // Only what is closed gives the focus back, also where the whole dialog is removed.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open) element.close()
    }
  }, [])

  useCloseOnPressOutside(
    dialog,
    useCallback(() => {
      if (!hasWritten(dialog.current)) onClose()
    }, [onClose]),
  )
  const askToClose = () => {
    if (isAsking) setAsking(false)
    else if (hasWritten(dialog.current)) setAsking(true)
    else onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        askToClose()
      }}
      onClose={() => {
        setAsking(false)
        // React's strict mode closes and opens it again, and the browser tells of the first later.
        if (open && !dialog.current?.open) onClose()
      }}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] scale-98 overflow-y-auto rounded bg-surface-raised p-0 opacity-0 shadow-over open:scale-100 open:opacity-100 starting:open:scale-98 starting:open:opacity-0',
        width === 'wide' ? 'max-w-180' : 'max-w-120',
      )}
    >
      {open && (
        <div className="grid gap-5 p-6 sm:p-8">
          <header className="flex items-start justify-between gap-4">
            <div className="grid gap-1.5">
              <h2 id={id} className="text-xl">
                {title}
              </h2>
              {description && (
                <p id={`${id}-text`} className="font-text text-base text-ink-soft">
                  {description}
                </p>
              )}
            </div>
            <IconButton label="Close" onClick={askToClose} className="-mt-2 -mr-3">
              <CloseIcon />
            </IconButton>
          </header>
          {isAsking && <LossQuestion onKeep={() => setAsking(false)} onLose={onClose} />}
          {children}
          {footer && <footer className="flex flex-wrap justify-end gap-3 pt-1">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** What somebody fills in. */
const FIELD = 'input:not([type=hidden], [disabled]), textarea, select'

/** Whether somebody has written a text that is not there when the dialog is opened again. */
function hasWritten(dialog: HTMLDialogElement | null): boolean {
  return [...(dialog?.querySelectorAll('textarea') ?? [])].some(
    ({value, defaultValue}) => value !== defaultValue && value.trim() !== '',
  )
}

/** Asks before what was written is lost. */
function LossQuestion({onKeep, onLose}: {onKeep: () => void; onLose: () => void}) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div role="alert" className="grid gap-3 rounded border border-border-strong bg-surface-sunken p-4">
      <p className="font-display font-semibold">Throw away what you have written?</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={keep} size="sm" variant="secondary" onClick={onKeep}>
          Keep Writing
        </Button>
        <Button size="sm" variant="destructive" onClick={onLose}>
          Throw It Away
        </Button>
      </div>
    </div>
  )
}
