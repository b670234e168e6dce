import {BookIcon} from '@sanity/icons/Book'
import {CircleIcon} from '@sanity/icons/Circle'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {map} from 'rxjs'
import type {StructureBuilder, StructureResolverContext} from 'sanity/structure'
import {apiVersion} from '../api-version'

interface CourseWithLessons {
  _id: string
  title: string
  sections: {title: string; lessons: OutlinedLesson[]}[]
}

interface OutlinedLesson {
  key: string
  title: string
  text: string | null
}

const query = `*[_type == "course"] | order(title asc) {
  _id,
  "title": coalesce(title, "Untitled course"),
  "sections": coalesce(curriculum[]{
    "title": coalesce(title, "Untitled"),
    "lessons": coalesce(lessons[]{"key": _key, "title": coalesce(title, "Untitled lesson"), "text": content._ref}, [])
  }, [])
}`

/** The list of all courses, each with its lessons in outline order; lessons without content are marked. */
export function lessonsByCourse(S: StructureBuilder, {documentStore}: StructureResolverContext) {
  return documentStore
    .listenQuery(query, {}, {apiVersion, perspective: 'drafts'})
    .pipe(map((courses: CourseWithLessons[]) => S.list().title('Lessons').items(courses.map(courseItem))))

  function courseItem({_id, title, sections}: CourseWithLessons) {
    const lessons = sections.flatMap((section) => section.lessons)
    const written = lessons.filter(({text}) => text !== null).length
    return S.listItem()
      .id(_id)
      .title(`${title} (${written} of ${lessons.length} written)`)
      .icon(BookIcon)
      .child(
        S.list()
          .id(_id)
          .title(title)
          .items(
            sections.flatMap((section) => [
              S.divider().title(section.title),
              ...section.lessons.map((lesson) => lessonItem(_id, lesson)),
            ]),
          ),
      )
  }

  function lessonItem(course: string, {key, title, text}: OutlinedLesson) {
    // Intent links find the document by the id of its list item.
    const item = S.listItem().id(text ?? key)
    return text === null
      ? item
          .title(`${title} · not written yet`)
          .icon(CircleIcon)
          .child(S.document().id(course).schemaType('course').documentId(course))
      : item
          .title(title)
          .icon(DocumentTextIcon)
          .child(S.document().id(text).schemaType('lessonContent').documentId(text))
  }
}
