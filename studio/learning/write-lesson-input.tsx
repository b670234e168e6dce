import {EditIcon} from '@sanity/icons/Edit'
import {Button, Card, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {getDraftId, getPublishedId, set, useClient, useFormValue, type ReferenceInputProps} from 'sanity'
import {useRouter} from 'sanity/router'
import {apiVersion} from '../api-version'
import {newLessonContentId} from './lesson-content-id'

/**
 * The content reference of a lesson in the outline. While empty it is a button that creates the private document,
 * linked to its course and lesson, and opens it; then it is the Studio's own reference input.
 */
export function WriteLessonInput(props: ReferenceInputProps) {
  const client = useClient({apiVersion})
  const router = useRouter()
  const course = getPublishedId((useFormValue(['_id']) as string | undefined) ?? '')
  const [state, setState] = useState<'idle' | 'creating' | 'failed'>('idle')
  const {value, path, onChange, readOnly} = props
  if (value?._ref) return props.renderDefault(props)

  const lesson = path.at(-2)
  const lessonKey = typeof lesson === 'object' && '_key' in lesson ? lesson._key : undefined

  async function write() {
    setState('creating')
    const id = newLessonContentId()
    try {
      await client.create({
        _id: getDraftId(id),
        _type: 'lessonContent',
        course: {_type: 'reference', _ref: course, _weak: true},
        lessonKey,
        body: [],
      })
    } catch {
      setState('failed')
      return
    }
    onChange(set({_type: 'reference', _ref: id, _weak: true}))
    router.navigateIntent('edit', {id, type: 'lessonContent'})
  }

  return (
    <Stack gap={3}>
      <Button
        icon={EditIcon}
        mode="ghost"
        text="Write this lesson"
        disabled={readOnly === true || !lessonKey}
        loading={state === 'creating'}
        onClick={() => void write()}
      />
      {state === 'failed' && (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Text size={1}>The text could not be created. Check the connection and press again.</Text>
        </Card>
      )}
    </Stack>
  )
}
