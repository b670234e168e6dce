import {Button, type ButtonSize} from '~/ui/button'

interface ClearFiltersProps {
  /** the id of the list that is narrowed; it has to be focusable */
  controls: string
  onClear: () => void
  size?: ButtonSize
  children: string
}

/** Takes every filter away. */
export function ClearFilters({controls, onClear, size = 'md', children}: ClearFiltersProps) {
  return (
    <Button
      variant="secondary"
      size={size}
      onClick={() => {
        onClear()
        focusOnResults(controls)
      }}
    >
      {children}
    </Button>
  )
}

/** The button that changed the list is gone then; the focus goes to the list. */
export function focusOnResults(id: string) {
  document.getElementById(id)?.focus({preventScroll: true})
}
