import {useEffect, useId, useRef, type ReactNode} from 'react'
import {IconButton} from '~/ui/button'
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

/** The browser's modal dialog: focus stays inside and returns to the previous element. Its content is mounted while it is open. */
export function Dialog({open, onClose, title, description, children, footer, width = 'normal'}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  useCloseOnPressOutside(dialog, onClose)

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => open && onClose()}
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
            <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-3">
              <CloseIcon />
            </IconButton>
          </header>
          {children}
          {footer && <footer className="flex flex-wrap justify-end gap-3 pt-1">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
