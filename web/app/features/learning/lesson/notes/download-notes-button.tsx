import type {LessonCourse} from '~/features/learning/lesson/model'
import {Button} from '~/ui/button'
import {toast} from '~/ui/feedback/toast'

interface DownloadNotesButtonProps {
  uid: string
  course: Pick<LessonCourse, 'id' | 'slug' | 'title' | 'outline'>
  className?: string
}

/** Downloads all notes of a course as one Markdown file. */
export function DownloadNotesButton({uid, course, className}: DownloadNotesButtonProps) {
  const download = async () => {
    try {
      const [{readNotes}, {downloadNotes}] = await Promise.all([
        import('~/features/learning/lesson/sync/notes'),
        import('./download-notes'),
      ])
      downloadNotes(course, await readNotes(uid, course.id))
    } catch (error) {
      console.error('The notes could not be read.', error)
      toast({
        title: 'Error',
        description: 'Your notes could not be loaded. Please try again.',
        variant: 'destructive',
      })
    }
  }
  return (
    <Button variant="quiet" size="sm" className={className} onClick={() => void download()}>
      Download all notes of this course
    </Button>
  )
}
