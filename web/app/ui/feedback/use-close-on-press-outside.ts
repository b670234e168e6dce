import {useEffect, type RefObject} from 'react'

/** Closes a modal dialog without padding at a press on what is dimmed around it. */
export function useCloseOnPressOutside(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const element = dialog.current
    // Presses of the backdrop are presses of the dialog itself, and of nothing in it.
    const press = (event: MouseEvent) => event.target === element && onClose()
    element?.addEventListener('mousedown', press)
    return () => element?.removeEventListener('mousedown', press)
  }, [dialog, onClose])
}
