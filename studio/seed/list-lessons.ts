/** `npm run content:lessons`: a table of all sample lessons, with their words and minutes; `-- SLUG` for one course. */
import {courses} from './courses/all-courses.ts'
import {lessonQuizzes, lessonReading, lessonWords, partsOf} from './lesson-words.ts'
import {minutesOf} from './lesson-documents.ts'

const wanted = process.argv[2]
const listed = courses.filter(({slug}) => wanted === undefined || slug.includes(wanted))

for (const {slug, outline, price} of listed) {
  const lessons = outline.flatMap((section) => section.lessons)
  const words = lessons.reduce((total, lesson) => total + lessonWords(lesson), 0)
  console.log(
    `\n${slug}: ${lessons.length} lessons, ${words} words, ${minutesOf(outline)} minutes, $${price}`,
  )
  console.table(
    lessons.map((lesson) => ({
      lesson: lesson.slug,
      words: lessonWords(lesson),
      reading: lessonReading(lesson),
      work: lesson.minutes - lessonReading(lesson),
      tasks: partsOf(lesson, 'exercise'),
      questions: lessonQuizzes(lesson).length,
      films: partsOf(lesson, 'video'),
    })),
  )
}
if (listed.length === 0) {
  console.error(`No course has “${wanted}” in its address.`)
  process.exitCode = 1
}
