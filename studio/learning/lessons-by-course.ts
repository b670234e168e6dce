import {CircleIcon} from '@sanity/icons/Circle'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {PlayIcon} from '@sanity/icons/Play'
import {UnlinkIcon} from '@sanity/icons/Unlink'
import {map} from 'rxjs'
import type {StructureBuilder, StructureResolverContext} from 'sanity/structure'
import {apiVersion} from '@lectern/domain/content/api-version'
import {formatDuration} from '@lectern/domain/course'
import {isLessonContentId} from './lesson-content-id'
import {LessonsPane} from './lessons-pane'
import {outlineQuery, type OutlinedCourse, type OutlinedLesson} from './lessons-page-query'

/** The texts of a course change without it. */
const outlined = {
  fetch: outlineQuery,
  listen: `*[_id in [$course, "drafts." + $course] || (_type == "lessonContent" && course._ref == $course)]`,
}

/** What is said of a lesson by its text: nothing where learners can read it. */
const unread = {published: '', written: 'not published yet', planned: 'not written yet'}

/** What a lesson is called in the list, with what its text lacks and how long it takes. */
function titleOf({title, minutes, state}: OutlinedLesson): string {
  return [title, unread[state], minutes === null ? '' : formatDuration(minutes)].filter(Boolean).join(' · ')
}

/** The list of courses, each with its lessons in outline order and how long they take; what is not written or not published yet is marked. */
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
    return documentStore.listenQuery(outlined, {course}, {apiVersion, perspective: 'raw'}).pipe(
      map((found: OutlinedCourse | null) =>
        S.list()
          .id(course)
          .title(found?.title ?? 'Not there any more')
          .items(
            (found?.sections ?? []).flatMap((section) => [
              S.divider().title(section.title),
              ...section.lessons.map((lesson) => lessonItem(course, section.key, lesson)),
            ]),
          ),
      ),
    )
  }

  function lessonItem(course: string, section: string, lesson: OutlinedLesson) {
    const {key, text, state} = lesson
    return (
      S.listItem()
        // Not of the text: two lessons may have the same, and no two items of a list may have the same id.
        .id(`${section}-${key}`)
        .title(titleOf(lesson))
        .icon(state === 'planned' ? CircleIcon : DocumentTextIcon)
        .child(
          text === null ? S.document().id(course).schemaType('course').documentId(course) : lessonText(text),
        )
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
