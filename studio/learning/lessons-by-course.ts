import {CircleIcon} from '@sanity/icons/Circle'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {PlayIcon} from '@sanity/icons/Play'
import {UnlinkIcon} from '@sanity/icons/Unlink'
import {map} from 'rxjs'
import type {StructureBuilder, StructureResolverContext} from 'sanity/structure'
import {apiVersion} from '../api-version'
import {isLessonContentId} from './lesson-content-id'
import {LessonsPane} from './lessons-pane'

interface OutlinedCourse {
  title: string
  sections: {title: string; lessons: OutlinedLesson[]}[]
}

interface OutlinedLesson {
  key: string
  title: string
  text: string | null
  isWritten: boolean
}

const outlineQuery = `*[_id == $course][0] {
  "title": coalesce(title, "Untitled course"),
  "sections": coalesce(curriculum[]{
    "title": coalesce(title, "Untitled"),
    "lessons": coalesce(lessons[]{
      "key": _key,
      "title": coalesce(title, "Untitled lesson"),
      "text": content._ref,
      "isWritten": count(content->body) > 0
    }, [])
  }, [])
}`

/** The list of courses, each with its lessons in outline order; what is not written yet is marked. */
export function lessonsByCourse(S: StructureBuilder, {documentStore}: StructureResolverContext) {
  return S.listItem()
    .id('lessons')
    .title('Lessons')
    .icon(PlayIcon)
    .child(
      S.component(LessonsPane)
        .id('lessons')
        .title('Lessons')
        .canHandleIntent((name, {type}) => name === 'edit' && type === 'lessonContent')
        .child((id) => (isLessonContentId(id) ? lessonText(id) : outline(id))),
    )

  function outline(course: string) {
    return documentStore.listenQuery(outlineQuery, {course}, {apiVersion, perspective: 'drafts'}).pipe(
      map((outlined: OutlinedCourse | null) =>
        S.list()
          .id(course)
          .title(outlined?.title ?? 'Not there any more')
          .items(
            (outlined?.sections ?? []).flatMap((section) => [
              S.divider().title(section.title),
              ...section.lessons.map((lesson) => lessonItem(course, lesson)),
            ]),
          ),
      ),
    )
  }

  function lessonItem(course: string, {key, title, text, isWritten}: OutlinedLesson) {
    return S.listItem()
      .id(text ?? key)
      .title(isWritten ? title : `${title} · not written yet`)
      .icon(isWritten ? DocumentTextIcon : CircleIcon)
      .child(
        text === null ? S.document().id(course).schemaType('course').documentId(course) : lessonText(text),
      )
  }

  function lessonText(id: string) {
    return S.document().id(id).schemaType('lessonContent').documentId(id)
  }
}

/** Lesson texts that no outline refers to: the lesson was removed, or another text took this one's place. */
export function textsWithoutLesson(S: StructureBuilder) {
  return S.listItem()
    .id('texts-without-lesson')
    .title('Texts without a lesson')
    .icon(UnlinkIcon)
    .child(
      S.documentTypeList('lessonContent')
        .id('texts-without-lesson')
        .title('Texts without a lesson')
        .apiVersion(apiVersion)
        .filter(
          `_type == "lessonContent" && !(_id in coalesce(course->curriculum[].lessons[].content._ref, []))`,
        )
        .initialValueTemplates([])
        // Links to a text open it beside the lessons of its course.
        .canHandleIntent(() => false),
    )
}
