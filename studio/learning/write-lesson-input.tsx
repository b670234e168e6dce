import {EditIcon} from '@sanity/icons/Edit'
import {Button, Card, Stack, Text} from '@sanity/ui'
import {filter, firstValueFrom, timeout} from 'rxjs'
import {useState} from 'react'
import {
  getDraftId,
  getPublishedId,
  isPublishedId,
  set,
  useClient,
  useDocumentStore,
  useFormValue,
  type ReferenceInputProps,
} from 'sanity'
import {useRouter} from 'sanity/router'
import {apiVersion} from '@lectern/domain/content/api-version'
import {lessonContentId} from './lesson-content-id'

/** How long the reference may take to be stored, in ms. */
const PATIENCE_MS = 15_000

/** A lesson's content, that with words in it first: also one whose reference was lost. */
const contentQuery = `*[_type == "lessonContent" && course._ref == $course && lessonKey == $lessonKey]
  | order(count(body) desc, _createdAt asc)[0]._id`

/** What the outline refers to as the lesson's content. */
const storedQuery = {
  fetch: `*[_id == $document][0]{"lessons": curriculum[].lessons[]}.lessons[_key == $lessonKey][0].content._ref`,
  listen: `*[_id == $document]`,
}

/**
 * The content reference of a lesson in the outline. While empty it is a button that creates the private document,
 * linked to its course and lesson, and opens it; then it is the Studio's own reference input.
 */
export function WriteLessonInput(props: ReferenceInputProps) {
  const client = useClient({apiVersion})
  const documents = useDocumentStore()
  const router = useRouter()
  const document = (useFormValue(['_id']) as string | undefined) ?? ''
  const [state, setState] = useState<'idle' | 'creating' | 'failed'>('idle')
  const {value, path, onChange, readOnly} = props
  if (value?._ref && state === 'idle') return props.renderDefault(props)

  const lesson = path.at(-2)
  const lessonKey = typeof lesson === 'object' && '_key' in lesson ? lesson._key : undefined

  async function write(lessonKey: string) {
    setState('creating')
    try {
      const id = await findOrCreate(lessonKey)
      onChange(set({_type: 'reference', _ref: id, _weak: true}))
      // The Studio stores changes after a moment, and forgets them when the form is left before.
      await stored(id, lessonKey)
      setState('idle')
      router.navigateIntent('edit', {id, type: 'lessonContent'})
    } catch {
      setState('failed')
    }
  }

  async function findOrCreate(lessonKey: string): Promise<string> {
    const course = getPublishedId(document)
    const found = await client
      .withConfig({perspective: 'raw'})
      .fetch<string | null>(contentQuery, {course, lessonKey}, {tag: 'lesson.content'})
    if (found) return getPublishedId(found)
    const id = lessonContentId(course, lessonKey)
    await client.createIfNotExists({
      _id: getDraftId(id),
      _type: 'lessonContent',
      course: {_type: 'reference', _ref: course, _weak: true},
      lessonKey,
      body: [],
    })
    return id
  }

  /** Resolves once the outline in the dataset has the reference. */
  function stored(id: string, lessonKey: string): Promise<unknown> {
    const draft = isPublishedId(document) ? getDraftId(document) : document
    return firstValueFrom(
      documents.listenQuery(storedQuery, {document: draft, lessonKey}, {apiVersion, perspective: 'raw'}).pipe(
        filter((reference) => reference === id),
        timeout(PATIENCE_MS),
      ),
    )
  }

  return (
    <Stack gap={3}>
      <Button
        icon={EditIcon}
        mode="ghost"
        text="Write this lesson"
        disabled={readOnly === true || !lessonKey}
        loading={state === 'creating'}
        onClick={() => lessonKey && void write(lessonKey)}
      />
      {state === 'failed' && (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Text size={1}>The text could not be created. Check the connection and press again.</Text>
        </Card>
      )}
    </Stack>
  )
}
