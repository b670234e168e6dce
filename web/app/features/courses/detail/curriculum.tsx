import {formatDuration} from '@lectern/domain/course'
import type {OutlineLesson} from '@lectern/domain/learning/outline'
import {Link} from 'react-router-dom'
import {lessonFacts, opensAfterWords} from '~/features/courses/lesson-facts'
import type {Course} from './model'
import {useOwns} from '~/features/enrollments/owned-courses'
import {editable} from '~/lib/sanity/preview'
import {Badge} from '~/ui/feedback/badge'
import {pluralize} from '~/ui/content/pluralize'
import {ChevronDownIcon} from '~/ui/icons'

const row = 'grid min-h-16 grid-cols-[2rem_1fr_auto] items-center gap-x-4 py-3'

/** The course's sections as disclosures with their lessons; free lessons are marked. */
export function Curriculum({course}: {course: Course}) {
  const {id, curriculum, lessons, durationMinutes} = course
  const summary = [
    pluralize(curriculum.length, 'section'),
    lessons > 0 && pluralize(lessons, 'lesson'),
    durationMinutes > 0 && formatDuration(durationMinutes),
  ]
  return (
    <section aria-labelledby="curriculum">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="curriculum" className="text-2xl">
          Curriculum
        </h2>
        <p className="tabular font-display text-sm text-ink-soft">{summary.filter(Boolean).join(' · ')}</p>
      </div>
      <ol className="divide-y divide-border border-y border-border font-display">
        {curriculum.map((item, index) => (
          <li key={item.key} {...editable('course', id, `curriculum[_key=="${item.key}"]`)}>
            {item.lessons.length === 0 ? (
              <SectionRow item={item} number={index + 1} />
            ) : (
              <details open={index === 0} className="group">
                <summary className="hover:text-link">
                  <SectionRow item={item} number={index + 1} />
                </summary>
                <Lessons course={course} lessons={item.lessons} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function SectionRow({item, number}: {item: Course['curriculum'][number]; number: number}) {
  const opens = opensAfterWords(item)
  return (
    <span className={row}>
      <span aria-hidden className="tabular text-sm text-ink-faint">
        {String(number).padStart(2, '0')}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base leading-snug font-medium">
        {item.title}
        {item.free && <Badge variant="success">Free</Badge>}
        {opens !== null && <span className="basis-full text-sm font-normal text-ink-soft">{opens}</span>}
      </span>
      <span className="tabular flex items-center gap-3 text-sm text-ink-soft">
        {item.durationMinutes !== null && formatDuration(item.durationMinutes)}
        {item.lessons.length > 0 && (
          <ChevronDownIcon className="size-5 text-ink-faint transition-[rotate] group-open:rotate-180" />
        )}
      </span>
    </span>
  )
}

/** The lessons of a section: those the reader may open are links. */
function Lessons({course: {id, slug}, lessons}: {course: Course; lessons: readonly OutlineLesson[]}) {
  const owned = useOwns(id)
  return (
    <ol className="grid pb-4 pl-12 text-sm">
      {lessons.map((lesson) => (
        <li key={lesson.key} className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 py-1">
          <span className="flex flex-wrap items-baseline gap-x-3">
            {owned || lesson.free ? (
              <Link to={`/learn/${slug}/${lesson.slug}`} className="target link">
                {lesson.title}
              </Link>
            ) : (
              lesson.title
            )}
            {lesson.free && !owned && <Badge variant="success">Free</Badge>}
          </span>
          <span className="tabular text-ink-faint">{lessonFacts(lesson)}</span>
        </li>
      ))}
    </ol>
  )
}
