import {classNames} from '~/ui/class-names'
import {SearchIcon} from '~/ui/icons'
import {controlLook} from '~/ui/input'
import {useLeading} from './use-leading'

interface SearchBoxProps {
  label: string
  placeholder: string
  /** what is searched for, as the address has it */
  value: string
  onSearch: (text: string) => void
  className?: string
}

/** A search that answers while one types. What is typed shows at once, and follows the address when that changes elsewhere. */
export function SearchBox({label, placeholder, value, onSearch, className}: SearchBoxProps) {
  const [typed, setTyped] = useLeading(value)

  return (
    <search className={classNames('relative block', className)}>
      <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-faint" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        onChange={(event) => {
          const {value: text} = event.currentTarget
          setTyped(text)
          onSearch(text)
        }}
        className={classNames(controlLook, 'min-h-13 py-2 pl-12')}
      />
    </search>
  )
}
