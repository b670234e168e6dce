import {ArrowLeftIcon} from '@sanity/icons/ArrowLeft'
import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {getPublishedId, useDocumentStore, useFormValue, type StringInputProps} from 'sanity'
import {useIntentLink} from 'sanity/router'
import {apiVersion} from '@lectern/domain/content/api-version'

interface Place {
  course: string
  section: {
    key: string
    title: string | null
    lesson: {key: string; title: string}
  } | null
  /** whether the outline refers to this text */
  isLinked: boolean
}

/** By its key, or else by its text: copied into another section, a lesson has another key until the course is published. */
const placeQuery = `*[_id == $course][0]{
  "course": coalesce(title, "Untitled course"),
  "section": coalesce(
    curriculum[$lesson in lessons[]._key][0],
    curriculum[$text in lessons[].content._ref][0]
  ){
    "key": _key,
    title,
    "lesson": coalesce(lessons[_key == $lesson][0], lessons[content._ref == $text][0]){
      "key": _key,
      "title": coalesce(title, "Untitled lesson")
    }
  },
  "isLinked": $text in curriculum[].lessons[].content._ref
}`

/** Shows the lesson's position in its course, with a link back to the course. */
export function LessonPlaceInput({value: lessonKey = ''}: StringInputProps) {
  const reference = useFormValue(['course']) as {_ref?: string} | undefined
  const course = reference?._ref ?? ''
  const text = getPublishedId((useFormValue(['_id']) as string | undefined) ?? '')
  const documents = useDocumentStore()
  const [place, setPlace] = useState<Place | null>()

  useEffect(() => {
    const subscription = documents
      .listenQuery(placeQuery, {course, lesson: lessonKey, text}, {apiVersion, perspective: 'drafts'})
      .subscribe(setPlace)
    return () => subscription.unsubscribe()
  }, [documents, course, lessonKey, text])

  const section = place?.section
  const path = section
    ? `curriculum[_key=="${section.key}"].lessons[_key=="${section.lesson.key}"]`
    : 'curriculum'
  const link = useIntentLink({intent: 'edit', params: {id: course, type: 'course', path}})

  if (place === undefined)
    return (
      <Text size={1} muted>
        Looking for its course …
      </Text>
    )
  if (place === null) {
    return (
      <Card padding={3} radius={2} tone="caution">
        <Text size={1}>The course of this lesson is not there any more.</Text>
      </Card>
    )
  }
  return (
    <Card padding={3} radius={2} border>
      <Flex align="center" gap={3} justify="space-between" wrap="wrap">
        <Stack gap={2}>
          <Text weight="semibold">
            {section?.lesson.title ?? 'In no outline: the lesson was removed there'}
          </Text>
          <Text size={1} muted>
            {[place.course, section?.title].filter(Boolean).join(' · ')}
          </Text>
          {section && !place.isLinked && (
            <Text size={1}>The outline shows another text, or none: choose this one there.</Text>
          )}
        </Stack>
        <Button as="a" {...link} icon={ArrowLeftIcon} mode="ghost" text="Back to the course" />
      </Flex>
    </Card>
  )
}
