import {useEffect, useId, useState, type ComponentProps} from 'react'
import {Input} from '~/ui/form/input'

/** How long the typed words have to stay before courses are suggested, in ms. */
const SETTLED_MS = 200

/** Something that a field suggests. */
export interface Suggestion {
  id: string
  title: string
}

interface SuggestionInputProps extends Omit<ComponentProps<typeof Input>, 'list' | 'onChange'> {
  /** What begins so; it has to be the same function at each render. Throws the signal's reason. */
  suggest: (words: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  /** called with what is chosen, which empties the field; without it the title stays in the field */
  onChoose?: ((chosen: Suggestion) => void) | undefined
}

/** A field that suggests titles while one types. */
export function SuggestionInput({suggest, onChoose, ...control}: SuggestionInputProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly Suggestion[]>([])

  useEffect(() => {
    const words = typed.trim()
    if (words.length < 2) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      suggest(words, controller.signal)
        .then(setFound)
        .catch((error: unknown) => {
          // A title can be typed without suggestions.
          if (!controller.signal.aborted) console.error('Nothing could be suggested.', error)
        })
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed, suggest])

  return (
    <>
      <Input
        {...control}
        list={listId}
        autoComplete="off"
        maxLength={200}
        onChange={({currentTarget}) => {
          const {value} = currentTarget
          const chosen = found.find(({title}) => title === value)
          setTyped(chosen ? '' : value)
          if (!chosen || !onChoose) return
          currentTarget.value = ''
          onChoose(chosen)
        }}
      />
      <datalist id={listId}>
        {found.map(({id, title}) => (
          <option key={id} value={title}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}
