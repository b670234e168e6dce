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
  const address = URL.createObjectURL(new Blob([notesFile(course, notes)], {type: 'text/markdown'}))
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `notes-${course.slug}.md`,
  })
  link.click()
  // Revoked late, because the browser reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
