import {useSyncExternalStore} from 'react'
import {Link} from 'react-router-dom'
import {IconButton} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {CloseIcon, WarningIcon} from '~/ui/icons'
import {currentToasts, dismissToast, subscribeToToasts, type ToastOptions} from './toast'

/** The visible toasts. */
export function ToastList() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  return toasts.map((toast) => (
    <div
      key={toast.id}
      role={toast.variant === 'destructive' ? 'alert' : undefined}
      className={classNames(
        'pointer-events-auto flex w-full items-start gap-3 rounded py-1.5 pr-1.5 pl-4 font-display text-sm leading-snug shadow-over transition-[opacity,translate] duration-180 starting:translate-y-3 starting:opacity-0',
        toast.variant === 'destructive'
          ? 'bg-danger-soft text-danger-ink inset-ring inset-ring-danger'
          : 'bg-surface-inverse text-ink-inverse inset-ring inset-ring-border-inverse',
      )}
    >
      {toast.variant === 'destructive' && <WarningIcon className="mt-3 size-5 shrink-0" />}
      <div className="grid flex-1 gap-0.5 py-2.5">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="opacity-90">{toast.description}</p>}
      </div>
      {toast.action && <Action action={toast.action} onDone={() => dismissToast(toast.id)} />}
      <IconButton label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <CloseIcon className="size-4" />
      </IconButton>
    </div>
  ))
}

function Action({action, onDone}: {action: NonNullable<ToastOptions['action']>; onDone: () => void}) {
  const className =
    'inline-flex min-h-11 shrink-0 items-center rounded px-3 font-semibold underline underline-offset-4'
  return 'to' in action ? (
    <Link to={action.to} className={className} onClick={onDone}>
      {action.label}
    </Link>
  ) : (
    <button
      type="button"
      className={className}
      onClick={() => {
        action.onClick()
        onDone()
      }}
    >
      {action.label}
    </button>
  )
}
