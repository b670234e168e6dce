import {Button, type ButtonSize} from '~/ui/button'

interface ClearFiltersProps {
  /** the id of the filtered list, which has to be focusable */
  controls: string
  onClear: () => void
  size?: ButtonSize
  children: string
}

/** A button that clears all filters. */
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

/** Moves the focus to the list, because the button that had it is removed. */
export function focusOnResults(id: string) {
  document.getElementById(id)?.focus({preventScroll: true})
}
