import type {Outline} from '@lectern/domain/learning/outline'

/** All notes of a course as Markdown, in outline order; notes of lessons no longer in the outline come last. */
export function notesFile(
  course: {title: string; outline: Outline},
  notes: ReadonlyMap<string, string>,
): string {
  const left = new Map(notes)
  const sections = course.outline.flatMap(({title, lessons}) => {
    const noted = lessons.flatMap((lesson) => {
      const words = left.get(lesson.key)
      left.delete(lesson.key)
      return words === undefined ? [] : [`### ${lesson.title}\n\n${words.trim()}\n`]
    })
    return noted.length === 0 ? [] : [`## ${title}\n`, ...noted]
  })
  const others = [...left.values()].map((words) => `${words.trim()}\n`)
  const end = others.length === 0 ? [] : ['## Lessons that are no longer in the course\n', ...others]
  return [`# Notes on ${course.title}\n`, ...sections, ...end].join('\n')
}
