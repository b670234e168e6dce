import {useEffect, useRef} from 'react'
import {NavigationType, useNavigationType} from 'react-router-dom'
import {IconButton} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {CloseIcon, SearchIcon} from '~/ui/icons'
import {controlClass} from './input'

interface SearchBoxProps {
  /** label and placeholder: `Search instructors...` */
  label: string
  /** the search in the URL */
  value: string
  onChange: (search: string) => void
  /** for what is fetched before somebody has typed */
  onFocus?: () => void
  /** the id of the element that shows the results */
  controls?: string
  size?: 'md' | 'lg'
  className?: string
}

/** A search field that searches while the user types. The URL follows the input; on Back the input follows the URL. */
export function SearchBox({
  label,
  value,
  onChange,
  onFocus,
  controls,
  size = 'md',
  className,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const cameBy = useNavigationType()

  useEffect(() => {
    const element = input.current
    if (!element || element.value === value) return
    const typing = document.activeElement === element && cameBy !== NavigationType.Pop
    if (!typing) element.value = value
  }, [value, cameBy])

  const clear = () => {
    if (input.current) input.current.value = ''
    input.current?.focus()
    onChange('')
  }

  return (
    <search className={classNames('relative block', className)}>
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-faint" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={label.replace(/\.+$/, '')}
        aria-controls={controls}
        placeholder={label}
        defaultValue={value}
        onFocus={onFocus}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Within an input method Escape takes back what is being composed.
          if (event.key === 'Escape' && !event.nativeEvent.isComposing && event.currentTarget.value !== '')
            clear()
        }}
        className={classNames(
          controlClass,
          'pr-12 pl-11 font-display [&::-webkit-search-cancel-button]:hidden',
          size === 'lg' ? 'min-h-14 text-lg' : 'min-h-11 text-base',
        )}
      />
      {value !== '' && (
        <IconButton
          label="Clear search"
          onClick={clear}
          className="absolute top-1/2 right-0.5 -translate-y-1/2 text-ink-soft"
        >
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </search>
  )
}
