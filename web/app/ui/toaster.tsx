import {CircleAlert, X} from 'lucide-react'
import {useEffect, useRef, useSyncExternalStore} from 'react'
import {IconButton} from './button'
import {classNames} from './class-names'
import {currentToasts, dismissToast, holdToasts, releaseToasts, subscribeToToasts, type Toast} from './toast'

const NONE: readonly Toast[] = []

/** Where toasts appear. Stands once in the document, always, so that screen readers follow it. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
  const region = useRef<HTMLElement>(null)

  // Under a hand or the focus a toast stays, so that it can be read and its action reached.
  useEffect(() => {
    const element = region.current
    const hold = ['mouseenter', 'focusin'] as const
    const release = ['mouseleave', 'focusout'] as const
    for (const type of hold) element?.addEventListener(type, holdToasts)
    for (const type of release) element?.addEventListener(type, releaseToasts)
    return () => {
      for (const type of hold) element?.removeEventListener(type, holdToasts)
      for (const type of release) element?.removeEventListener(type, releaseToasts)
    }
  }, [])

  return (
    <section
      ref={region}
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-end gap-3 sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          role={toast.variant === 'destructive' ? 'alert' : undefined}
          className={classNames(
            'pointer-events-auto flex w-full items-start gap-3 rounded py-3 pr-2 pl-4 font-display text-sm leading-snug shadow-over transition-[opacity,translate] duration-180 starting:translate-y-3 starting:opacity-0',
            toast.variant === 'destructive'
              ? 'bg-danger-soft text-danger-ink inset-ring inset-ring-danger'
              : 'bg-surface-inverse text-ink-inverse inset-ring inset-ring-border-inverse',
          )}
        >
          {toast.variant === 'destructive' && <CircleAlert aria-hidden className="mt-2.5 size-5 shrink-0" />}
          <div className="grid flex-1 gap-0.5 py-2">
            <p className="font-semibold">{toast.title}</p>
            {toast.description && <p className="opacity-90">{toast.description}</p>}
          </div>
          {toast.action && (
            <button
              type="button"
              className="min-h-11 shrink-0 rounded px-3 font-semibold underline underline-offset-4"
              onClick={() => {
                toast.action?.onClick()
                dismissToast(toast.id)
              }}
            >
              {toast.action.label}
            </button>
          )}
          <IconButton label="Dismiss" onClick={() => dismissToast(toast.id)}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      ))}
    </section>
  )
}
