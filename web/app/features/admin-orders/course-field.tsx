import {useEffect, useId, useRef, useState} from 'react'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import type {SuggestedCourse} from './suggest-courses'

/** How long the typed text has to stay before courses are suggested, in ms. */
const SETTLED_MS = 200

/** Filters by a course: suggests courses while its title is typed, and takes the one that is chosen. */
export function CourseField({onChange}: {onChange: (courseId: string) => void}) {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [courses, setCourses] = useState<readonly SuggestedCourse[]>([])

  useEffect(() => {
    if (typed.trim().length < 2) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      import('./suggest-courses')
        .then(({suggestCourses}) => suggestCourses(typed.trim(), controller.signal))
        .then(setCourses)
        .catch((error: unknown) => {
          if (!controller.signal.aborted) console.error('No courses could be suggested.', error)
        })
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])

  return (
    <Field label="Course" className="w-full sm:w-56">
      {(control) => (
        <>
          <Input
            {...control}
            ref={input}
            list={listId}
            placeholder="Any"
            autoComplete="off"
            maxLength={200}
            onChange={({currentTarget}) => {
              const {value} = currentTarget
              const chosen = courses.find(({title}) => title === value)
              setTyped(chosen ? '' : value)
              if (!chosen) return
              currentTarget.value = ''
              onChange(chosen.id)
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
      )}
    </Field>
  )
}
