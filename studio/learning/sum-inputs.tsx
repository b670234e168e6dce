import {Button, Stack} from '@sanity/ui'
import {set, useFormValue, type NumberInputProps} from 'sanity'
import {minutesOfSection, sumsOfOutline} from '../schema/lesson/outline-rules'

/** A number input with the total from the outline: when the value differs, a button copies the total into the field. */
function withSum(props: NumberInputProps, sum: number | undefined, words: string) {
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {sum !== undefined && sum !== props.value && (
        <Button
          mode="ghost"
          text={`Set to ${sum} ${words}, as the outline adds up`}
          disabled={props.readOnly === true}
          onClick={() => props.onChange(set(sum))}
        />
      )}
    </Stack>
  )
}

/** The duration of a section, with the total minutes of its lessons. */
export function SectionMinutesInput(props: NumberInputProps) {
  const section = useFormValue(props.path.slice(0, -1))
  return withSum(props, minutesOfSection(section) ?? undefined, 'minutes')
}

/** A course's number of lessons, with the count from its outline. */
export function CourseLessonsInput(props: NumberInputProps) {
  return withSum(props, sumsOfOutline(useFormValue(['curriculum']))?.lessons, 'lessons')
}

/** A course's duration, with the total minutes of its outline. */
export function CourseMinutesInput(props: NumberInputProps) {
  return withSum(props, sumsOfOutline(useFormValue(['curriculum']))?.minutes, 'minutes')
}
