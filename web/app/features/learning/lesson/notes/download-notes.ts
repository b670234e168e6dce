import {downloadFile} from '~/ui/download-file'
import {toast} from '~/ui/feedback/toast'
import type {LessonCourse} from '~/features/learning/lesson/model'
import {notesFile} from './notes-file'

/** Downloads all notes of a course as one Markdown file. */
export function downloadNotes(
  course: Pick<LessonCourse, 'title' | 'slug' | 'outline'>,
  notes: ReadonlyMap<string, string>,
): void {
  if (notes.size === 0) {
    toast({title: 'No notes yet', description: 'You have not noted anything in this course so far.'})
    return
  }
  downloadFile(`notes-${course.slug}.md`, 'text/markdown', notesFile(course, notes))
}
