import type {ComponentProps} from 'react'
import {SuggestionInput} from '../suggestion-input'
import type {CourseChoice} from './find-courses'

interface CourseInputProps extends Omit<ComponentProps<typeof SuggestionInput>, 'suggest'> {
  /** which courses are suggested */
  choice: CourseChoice
}

const suggestions = (choice: CourseChoice) => async (words: string, signal: AbortSignal) => {
  const {suggestCourses} = await import('./find-courses')
  return suggestCourses(words, choice, signal)
}
const suggest = {published: suggestions('published'), 'on-sale': suggestions('on-sale')}

/** A field for a course, which suggests titles while one types. */
export function CourseInput({choice, ...input}: CourseInputProps) {
  return <SuggestionInput {...input} suggest={suggest[choice]} />
}
