import {BookIcon} from '@sanity/icons/Book'
import {SearchIcon} from '@sanity/icons/Search'
import {Box, Button, Card, Stack, Text, TextInput} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {map, switchMap, timer} from 'rxjs'
import {LoadingBlock, PreviewCard, SanityDefaultPreview, useDocumentStore} from 'sanity'
import {usePaneRouter} from 'sanity/structure'
import {apiVersion} from '@lectern/domain/content/api-version'
import {
  lessonsPageQuery,
  publishedTexts,
  publishedTextsQuery,
  storedIds,
  type ListedCourse,
} from './lessons-page-query'

interface Page {
  total: number
  courses: (ListedCourse & {published: number})[]
}

const PAGE = 30

const pageQuery = {fetch: lessonsPageQuery, listen: `*[_type == "course"]`}
const textsQuery = {fetch: publishedTextsQuery, listen: `*[_type == "lessonContent"]`}

interface LessonsPaneProps {
  /** the course whose lessons are open beside the list */
  childItemId?: string
}

/** The list of courses with how many of their lessons learners can read, a page at a time. */
export function LessonsPane({childItemId}: LessonsPaneProps) {
  const documents = useDocumentStore()
  const {ChildLink} = usePaneRouter()
  const [request, setRequest] = useState({words: '', count: PAGE})
  const [page, setPage] = useState<Page | 'failed'>()

  useEffect(() => {
    const {words, count} = request
    const search = words.trim() && `${words.trim()}*`
    // Not for every letter of a word.
    const subscription = timer(search ? 200 : 0)
      .pipe(
        switchMap(() =>
          documents.listenQuery(pageQuery, {search, count}, {apiVersion, perspective: 'drafts'}),
        ),
        switchMap(({total, courses}: {total: number; courses: ListedCourse[]}) =>
          documents.listenQuery(textsQuery, {ids: storedIds(courses)}, {apiVersion, perspective: 'raw'}).pipe(
            map((counts) => ({
              total,
              courses: courses.map((course) => ({...course, published: publishedTexts(course, counts)})),
            })),
          ),
        ),
      )
      .subscribe({next: setPage, error: () => setPage('failed')})
    return () => subscription.unsubscribe()
  }, [documents, request])

  return (
    <Stack gap={2} padding={3}>
      <TextInput
        icon={SearchIcon}
        type="search"
        aria-label="Search courses"
        placeholder="Search courses"
        value={request.words}
        onChange={({currentTarget}) => setRequest({words: currentTarget.value, count: PAGE})}
      />
      {page === undefined && <LoadingBlock showText />}
      {page === 'failed' && (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Stack gap={3}>
            <Text size={1}>The courses could not be loaded.</Text>
            <Button mode="ghost" text="Try again" onClick={() => setRequest({...request})} />
          </Stack>
        </Card>
      )}
      {typeof page === 'object' && (
        <>
          {page.courses.map(({_id, title, lessons, published}) => (
            <PreviewCard
              key={_id}
              as={ChildLink}
              data-as="a"
              childId={_id}
              radius={2}
              selected={childItemId === _id}
              __unstable_focusRing
            >
              <SanityDefaultPreview
                icon={BookIcon}
                title={title}
                subtitle={lessons === 0 ? 'No lessons yet' : `${published} of ${lessons} published`}
              />
            </PreviewCard>
          ))}
          {page.total === 0 && (
            <Box padding={3}>
              <Text size={1} muted>
                {request.words.trim()
                  ? 'No course has these words in its title.'
                  : 'There are no courses yet.'}
              </Text>
            </Box>
          )}
          {page.courses.length < page.total && (
            <Button
              mode="ghost"
              text={`Show more (${page.courses.length} of ${page.total})`}
              onClick={() => setRequest({...request, count: request.count + PAGE})}
            />
          )}
        </>
      )}
    </Stack>
  )
}
