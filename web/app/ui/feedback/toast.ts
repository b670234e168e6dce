import {createStore} from '../store'

/** The content of a toast. */
export interface ToastOptions {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** an action that is possible only here, such as Undo, with which the toast is shown longer; or a link */
  action?: {label: string; onClick: () => void} | {label: string; to: string}
}

export interface Toast extends ToastOptions {
  id: number
}

const SHOWN_MS = 5_000
const SHOWN_WITH_ACTION_MS = 9_000
const MAX_TOASTS = 3

const toasts = createStore<readonly Toast[]>([])
let nextId = 1
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let held = false

function startTimer(shown: Toast) {
  clearTimeout(timers.get(shown.id))
  if (held) return
  timers.set(
    shown.id,
    setTimeout(
      () => dismissToast(shown.id),
      shown.action && 'onClick' in shown.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS,
    ),
  )
}

/**
 * Shows a toast, which is also announced to screen readers, until its time is over. It replaces one with the same text; at most
 * the newest three are shown. Returns its id.
 */
export function toast(options: ToastOptions): number {
  const shown: Toast = {...options, id: nextId++}
  const others = toasts
    .get()
    .filter(({title, description}) => title !== options.title || description !== options.description)
  toasts.set([...others, shown].slice(-MAX_TOASTS))
  startTimer(shown)
  return shown.id
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  toasts.set(toasts.get().filter((shown) => shown.id !== id))
  // An empty list is not hovered: browsers fire no leave event when the hovered element is removed.
  if (toasts.get().length === 0) held = false
}

/** While the toasts are hovered or focused, none is dismissed by its timer. */
export function holdToasts(): void {
  held = true
  for (const timer of timers.values()) clearTimeout(timer)
}

export function releaseToasts(): void {
  held = false
  for (const shown of toasts.get()) startTimer(shown)
}

export const subscribeToToasts = toasts.subscribe
export const currentToasts = toasts.get
