import {lake, type Course} from '../commerce/back-office.ts'

export type Block = {_type: string; _key: string} & Record<string, unknown>

/** A paragraph. */
export function words(text: string): Block {
  return {
    _type: 'block',
    _key: `words-${text.length}`,
    style: 'normal',
    markDefs: [],
    children: [{_type: 'span', _key: 'span', text, marks: []}],
  }
}

/** A question whose right answers are named. */
export function question(key: string, right: string[] = ['right'], answers = ['right', 'wrong']): Block {
  return {_type: 'quiz', _key: key, ...asked(right, answers)}
}

export function asked(right: string[] = ['right'], answers = ['right', 'wrong']) {
  return {
    question: [words('Which one is it?')],
    answers: answers.map((answer) => ({
      _type: 'answer',
      _key: answer,
      text: [words(`The answer ${answer}`)],
      right: right.includes(answer),
      explanation: [words(`Secret of ${answer}`)],
    })),
  }
}

interface LessonPlan {
  key: string
  free?: boolean
  kind?: string
  /** null for a lesson that is not written yet */
  body?: Block[] | null
}

interface CoursePlan {
  inOrder?: boolean
  sections: {free?: boolean; opensAfterDays?: number; lessons: LessonPlan[]}[]
}

export interface TaughtCourse extends Course {
  /** the document of a lesson's text */
  contentOf: (key: string) => string
}

/** A course with lessons that nobody owns, published. */
export async function teachCourse({inOrder = false, sections}: CoursePlan): Promise<TaughtCourse> {
  const id = `course-test-${crypto.randomUUID()}`
  const contentOf = (key: string) => `lesson.${id.slice('course-test-'.length)}-${key}`
  const title = `Course ${id.slice(-6)}`
  const written = sections
    .flatMap(({lessons}) => lessons)
    .filter(({body}) => body !== null)
    .map(({key, body = [words(`What ${key} teaches`)]}) => ({
      _id: contentOf(key),
      _type: 'lessonContent',
      course: {_type: 'reference', _ref: id, _weak: true},
      lessonKey: key,
      body,
    }))
  const transaction = lake.transaction()
  for (const lesson of written) transaction.createOrReplace(lesson)
  transaction.createOrReplace({
    _id: id,
    _type: 'course',
    title,
    slug: {_type: 'slug', current: id},
    price: 59.99,
    listing: 'offer',
    inOrder,
    curriculum: sections.map(({free, opensAfterDays, lessons}, index) => ({
      _type: 'curriculumItem',
      _key: `section-${index}`,
      title: `Section ${index}`,
      ...(free !== undefined && {free}),
      ...(opensAfterDays !== undefined && {opensAfterDays}),
      lessons: lessons.map((lesson) => outlineEntry(lesson, contentOf)),
    })),
  })
  await transaction.commit()
  return {id, title, priceCents: 5999, contentOf}
}

function outlineEntry({key, free, kind = 'reading', body}: LessonPlan, contentOf: (key: string) => string) {
  return {
    _type: 'lesson',
    _key: key,
    title: `Lesson ${key}`,
    slug: {_type: 'slug', current: key},
    minutes: 10,
    kind,
    ...(free !== undefined && {free}),
    ...(body !== null && {content: {_type: 'reference', _ref: contentOf(key), _weak: true}}),
  }
}

/** As the Studio's *Unpublish* does: what was published is a draft from now on. */
export async function unpublish(id: string): Promise<void> {
  const published = await lake.getDocument(id)
  if (!published) throw new Error(`${id} is not published.`)
  await lake
    .transaction()
    .createOrReplace({...published, _id: `drafts.${id}`})
    .delete(id)
    .commit()
}

/** Takes the lessons of {@link teachCourse} away; `clearShelf` takes the courses. */
export async function clearLessons(): Promise<void> {
  await lake.delete({query: '*[_type == "lessonContent" && course._ref match "course-test-*"]'})
}
