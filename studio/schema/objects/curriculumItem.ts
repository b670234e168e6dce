import {formatDuration} from '@lectern/domain/course'
import {MAX_OPENS_AFTER_DAYS} from '@lectern/domain/learning/outline'
import {RETURN_WINDOW_DAYS} from '@lectern/domain/return'
import {PlayIcon} from '@sanity/icons/Play'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {SectionMinutesInput} from '../../learning/sum-inputs'
import {minutesOfSection, sectionsBefore} from '../lesson/outline-rules'
import {wholeNumber} from '../number-rules'

export const curriculumItem = defineType({
  name: 'curriculumItem',
  title: 'Lesson group',
  type: 'object',
  icon: PlayIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Say what is learned here.'),
    }),
    defineField({
      name: 'duration',
      title: 'Duration (minutes)',
      type: 'number',
      components: {input: SectionMinutesInput},
      validation: (rule) => [
        wholeNumber(rule, 1, 'Give the duration in whole minutes.'),
        rule.custom((duration, {parent}) => {
          const minutes = minutesOfSection(parent)
          return minutes === null || duration === undefined || minutes === duration
            ? true
            : `The lessons take ${minutes} minutes together.`
        }),
      ],
    }),
    defineField({
      name: 'free',
      title: 'Free to watch',
      description: 'Shown with the word “Free” to people who have not bought the course.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'opensAfterDays',
      title: 'Opens after (days)',
      description:
        'How many days after the course became somebody’s this lesson group opens to them, from 1 to 365. Left empty, it is open at once. The course’s page says it before people buy; free lessons are open anyhow.',
      type: 'number',
      validation: (rule) => [
        rule.custom(
          (days) =>
            days === undefined ||
            (Number.isInteger(days) && days >= 1 && days <= MAX_OPENS_AFTER_DAYS) ||
            `Give whole days from 1 to ${MAX_OPENS_AFTER_DAYS}, or leave this empty.`,
        ),
        rule
          .custom((days, {document, parent}) => {
            if (days === undefined) return true
            const before = sectionsBefore(document?.curriculum, parent)
            if (before.length === 0)
              return 'Leave this empty in the first lesson group, so that people can begin as soon as they have bought.'
            const latest = Math.max(...before.map(({opensAfterDays = 0}) => opensAfterDays))
            if (days < latest)
              return `A lesson group before this one opens only after ${latest} days: give at least as many.`
            return (
              days <= RETURN_WINDOW_DAYS ||
              `A purchase can be returned for ${RETURN_WINDOW_DAYS} days: people cannot see this lesson group before that is over.`
            )
          })
          .warning(),
      ],
    }),
    defineField({
      name: 'lessons',
      title: 'Lessons',
      description: 'In the order they are taught: drag them to reorder.',
      type: 'array',
      of: [defineArrayMember({type: 'lesson'})],
      validation: (rule) =>
        rule
          .custom(
            (lessons) =>
              (lessons ?? []).length > 0 ||
              'This lesson group has no lessons yet: whoever buys the course finds nothing in it.',
          )
          .warning(),
    }),
  ],
  preview: {
    select: {title: 'title', duration: 'duration', free: 'free', lessons: 'lessons', days: 'opensAfterDays'},
    prepare: ({title, duration, free, lessons, days}) => ({
      title,
      subtitle: [
        Array.isArray(lessons) && lessons.length > 0 ? `${lessons.length} lessons` : 'No lessons yet',
        typeof duration === 'number' ? formatDuration(duration) : 'No duration',
        free ? 'Free' : '',
        typeof days === 'number' ? `Opens after ${days} ${days === 1 ? 'day' : 'days'}` : '',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
