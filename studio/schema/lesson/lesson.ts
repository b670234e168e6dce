import {isFree, LESSON_KINDS, type LessonKind} from '@lectern/domain/learning/outline'
import {formatDuration} from '@lectern/domain/course'
import {SLUG} from '@lectern/domain/page-slugs'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {DocumentVideoIcon} from '@sanity/icons/DocumentVideo'
import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {TaskIcon} from '@sanity/icons/Task'
import {defineArrayMember, defineField, defineType, getPublishedId, type ValidationContext} from 'sanity'
import {apiVersion} from '@lectern/domain/content/api-version'
import {WriteLessonInput} from '../../learning/write-lesson-input'
import {wholeNumber} from '../number-rules'
import {takenBy} from '../former-slugs'
import {lessonsWithAddress, lessonsWithText, lessonThatHad} from './outline-rules'
import {readingMinutes, wordsOf} from './reading-time'

const kinds: Record<LessonKind, {title: string; icon: typeof TaskIcon}> = {
  reading: {title: 'Reading', icon: DocumentTextIcon},
  video: {title: 'Video', icon: DocumentVideoIcon},
  exercise: {title: 'Exercise', icon: TaskIcon},
  quiz: {title: 'Quiz', icon: HelpCircleIcon},
}

interface LessonValue {
  _key?: string
  free?: boolean
  minutes?: number
}

/** The section of the validated lesson, found by the field's path: `curriculum[section].lessons[lesson].content`. */
function sectionOf({path, document}: ValidationContext): {free?: boolean} | undefined {
  const [, segment] = path ?? []
  const key = typeof segment === 'object' && '_key' in segment ? segment._key : undefined
  const sections = (document?.curriculum ?? []) as {_key?: string; free?: boolean}[]
  return sections.find(({_key}) => _key === key)
}

/** What is there of a text, by the ids of its documents. */
interface TextState {
  /** whether what is published has words in it, and whether the draft has */
  published: boolean
  draft: boolean
  course: string | null
}

function stateOfText(id: string, {getClient}: ValidationContext): Promise<TextState> {
  return getClient({apiVersion})
    .withConfig({perspective: 'raw'})
    .fetch<TextState>(
      `{
        "published": count(*[_id == $id][0].body) > 0,
        "draft": count(*[_id == "drafts." + $id][0].body) > 0,
        "course": *[_id in [$id, "drafts." + $id]][0].course._ref
      }`,
      {id},
      {tag: 'validation.lesson'},
    )
}

function isFreeLesson(context: ValidationContext): boolean {
  return isFree(((context.parent ?? {}) as LessonValue).free, sectionOf(context)?.free)
}

/**
 * Requires a published text for a free lesson, and rejects one that belongs to another course or to another lesson of this one: learners'
 * work is kept by lesson, and the text knows one of them.
 */
async function checkText(reference: string | undefined, context: ValidationContext): Promise<string | true> {
  const free = isFreeLesson(context)
  if (!reference) return free ? 'A free lesson needs a text: press “Write this lesson”.' : true
  const {published, draft, course} = await stateOfText(reference, context)
  if (course && course !== getPublishedId(context.document?._id ?? ''))
    return 'This text belongs to another course: remove it and write one for this lesson.'
  if (lessonsWithText(context.document?.curriculum, reference) > 1)
    return 'Another lesson of this course has this text: remove it from one of them, and write one there.'
  if (!free || published) return true
  return draft
    ? 'A free lesson needs a text that is published: open it and publish it.'
    : 'A free lesson needs a text: open it and write.'
}

/**
 * Advises to write and publish the text of any other lesson: until then it is empty for those who own the course. A course may be sold
 * while it is being written.
 */
async function adviseToPublish(
  reference: string | undefined,
  context: ValidationContext,
): Promise<string | true> {
  if (isFreeLesson(context)) return true
  const {published, draft} = reference
    ? await stateOfText(reference, context)
    : {published: false, draft: false}
  if (published) return true
  return draft
    ? 'Publish its text: nobody sees it yet.'
    : 'This lesson is planned: whoever buys the course cannot read it yet.'
}

/** What a lesson's text has, beside the minutes that the outline says: its words, and how long they take to read. */
function readingOf(body: unknown): string {
  if (!Array.isArray(body) || body.length === 0) return 'Not written yet'
  const words = wordsOf(body)
  return `${words} ${words === 1 ? 'word' : 'words'}, ${formatDuration(readingMinutes(words))} to read`
}

/** One lesson of the public outline. Its body is in a separate, private document. */
export const lesson = defineType({
  name: 'lesson',
  title: 'Lesson',
  type: 'object',
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => [
        rule.required().error('A lesson needs a title.'),
        rule.max(100).error('Keep the title under 100 characters.'),
      ],
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      description: 'The end of the lesson’s address. When it changes, the former address leads to it.',
      type: 'slug',
      options: {
        source: (_document, {parent}) => (parent as {title?: string}).title ?? '',
        maxLength: 80,
        isUnique: () => true,
      },
      validation: (rule) =>
        rule.custom((slug, {document, parent}) => {
          if (!slug?.current) return 'Give the lesson an address: press Generate.'
          if (!SLUG.test(slug.current)) return 'Use small letters, digits and single hyphens only.'
          if (lessonsWithAddress(document?.curriculum, slug.current) > 1)
            return 'Another lesson of this course has this address.'
          const former = lessonThatHad(document?.curriculum, slug.current, (parent as LessonValue)._key)
          return (
            former === undefined || takenBy(slug.current, {title: former.title ?? 'Untitled', isFormer: true})
          )
        }),
    }),
    defineField({
      name: 'formerSlugs',
      title: 'Former addresses',
      description: 'They lead to the address above. Remove one to give it free.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      options: {layout: 'tags'},
      hidden: ({value}) => value === undefined,
      validation: (rule) => [
        rule.unique().error('The same address is listed twice.'),
        rule.custom((slugs) => {
          const wrong = ((slugs ?? []) as string[]).find((slug) => !SLUG.test(slug))
          return (
            wrong === undefined || `“${wrong}” is no address: small letters, digits and single hyphens only.`
          )
        }),
      ],
    }),
    defineField({
      name: 'minutes',
      title: 'Minutes',
      description: 'How long the lesson takes, its task included.',
      type: 'number',
      validation: (rule) => wholeNumber(rule, 1, 'Say in whole minutes how long the lesson takes.'),
    }),
    defineField({
      name: 'ownWork',
      title: 'Own work',
      description:
        'How many of these minutes go into its tasks. The outline then says apart how long it is to read and to do.',
      type: 'number',
      validation: (rule) =>
        rule.custom((value, {parent}) => {
          if (value === undefined) return true
          const {minutes = 0} = parent as LessonValue
          return (
            (Number.isInteger(value) && value > 0 && value < minutes) ||
            'Own work is in whole minutes, and less than the lesson takes.'
          )
        }),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      options: {
        list: LESSON_KINDS.map((value) => ({value, title: kinds[value].title})),
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'reading',
      validation: (rule) => rule.required().error('Say what kind of lesson it is.'),
    }),
    defineField({
      name: 'free',
      title: 'Free to take',
      description:
        'Open to everybody, or closed in a group that is free. Untouched, the lesson is as its group.',
      type: 'boolean',
    }),
    defineField({
      name: 'content',
      title: 'Text',
      description: 'A document of its own, which only those may read who own the course.',
      type: 'reference',
      weak: true,
      to: [{type: 'lessonContent'}],
      // Content created by the reference field would not get the private id.
      options: {disableNew: true},
      components: {input: WriteLessonInput},
      validation: (rule) => [
        rule.custom((content, context) => checkText(content?._ref, context)),
        rule.custom((content, context) => adviseToPublish(content?._ref, context)).warning(),
      ],
    }),
  ],
  preview: {
    select: {title: 'title', minutes: 'minutes', kind: 'kind', free: 'free', body: 'content.body'},
    prepare: ({title, minutes, kind, free, body}) => ({
      title: title ?? 'Untitled lesson',
      subtitle: [
        typeof minutes === 'number' ? formatDuration(minutes) : 'No minutes',
        kinds[kind as LessonKind]?.title,
        free === true ? 'Free' : undefined,
        readingOf(body),
      ]
        .filter(Boolean)
        .join(' · '),
      media: kinds[kind as LessonKind]?.icon,
    }),
  },
})
