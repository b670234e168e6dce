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

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let held = false

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

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
  const others = toasts.filter(
    ({title, description}) => title !== options.title || description !== options.description,
  )
  set([...others, shown].slice(-MAX_TOASTS))
  startTimer(shown)
  return shown.id
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  set(toasts.filter((shown) => shown.id !== id))
  // An empty list is not hovered: browsers fire no leave event when the hovered element is removed.
  if (toasts.length === 0) held = false
}

/** While the toasts are hovered or focused, none is dismissed by its timer. */
export function holdToasts(): void {
  held = true
  for (const timer of timers.values()) clearTimeout(timer)
}

export function releaseToasts(): void {
  held = false
  for (const shown of toasts) startTimer(shown)
}

export function subscribeToToasts(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}
