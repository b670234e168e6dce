import {useId, useRef, useState, type ComponentProps} from 'react'
import {Input} from '~/ui/form/input'

/** How long typing has to pause before titles are looked for, in ms. */
const PAUSE_MS = 250

/** A field for the title of a course, which suggests titles while one types. */
export function CourseTitleInput(control: ComponentProps<typeof Input>) {
  const id = useId()
  const [titles, setTitles] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const suggest = (words: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void find(words), PAUSE_MS)
  }
  const find = async (words: string) => {
    if (words.trim() === '') return
    try {
      const {findCourseTitles} = await import('./course-titles')
      setTitles(await findCourseTitles(words))
    } catch (error) {
      // The title can be typed without suggestions.
      console.error('No titles could be suggested.', error)
    }
  }
  return (
    <>
      <Input
        {...control}
        list={id}
        autoComplete="off"
        onChange={(event) => suggest(event.currentTarget.value)}
      />
      <datalist id={id}>
        {titles.map((title) => (
          <option key={title}>{title}</option>
        ))}
      </datalist>
    </>
  )
}
