import {useEffect, useId, useState, type ComponentProps} from 'react'
import {Input} from '~/ui/form/input'
import type {CourseChoice, FoundCourse} from './find-courses'

/** How long the typed words have to stay before courses are suggested, in ms. */
const SETTLED_MS = 200

interface CourseInputProps extends Omit<ComponentProps<typeof Input>, 'list' | 'onChange'> {
  /** which courses are suggested */
  choice: CourseChoice
  /** called with a suggested course once it is chosen, which empties the field; without it the title stays in the field */
  onChoose?: (course: FoundCourse) => void
}

/** A field for a course, which suggests titles while one types. */
export function CourseInput({choice, onChoose, ...control}: CourseInputProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [courses, setCourses] = useState<readonly FoundCourse[]>([])

  useEffect(() => {
    const words = typed.trim()
    if (words.length < 2) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      import('./find-courses')
        .then(({suggestCourses}) => suggestCourses(words, choice, controller.signal))
        .then(setCourses)
        .catch((error: unknown) => {
          // A title can be typed without suggestions.
          if (!controller.signal.aborted) console.error('No courses could be suggested.', error)
        })
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed, choice])

  return (
    <>
      <Input
        {...control}
        list={listId}
        autoComplete="off"
        maxLength={200}
        onChange={({currentTarget}) => {
          const {value} = currentTarget
          const chosen = courses.find(({title}) => title === value)
          setTyped(chosen ? '' : value)
          if (!chosen || !onChoose) return
          currentTarget.value = ''
          onChoose(chosen)
        }}
      />
      <datalist id={listId}>
        {courses.map(({id, title}) => (
          <option key={id} value={title}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}
