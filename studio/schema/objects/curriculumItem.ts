import {formatDuration} from '@lectern/domain/course'
import {PlayIcon} from '@sanity/icons/Play'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {SectionMinutesInput} from '../../learning/sum-inputs'
import {minutesOfSection} from '../lesson/outline-rules'
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
      name: 'lessons',
      title: 'Lessons',
      description: 'In the order they are taught: drag them to reorder.',
      type: 'array',
      of: [defineArrayMember({type: 'lesson'})],
    }),
  ],
  preview: {
    select: {title: 'title', duration: 'duration', free: 'free', lessons: 'lessons'},
    prepare: ({title, duration, free, lessons}) => ({
      title,
      subtitle: [
        Array.isArray(lessons) && lessons.length > 0 ? `${lessons.length} lessons` : 'No lessons yet',
        typeof duration === 'number' ? formatDuration(duration) : 'No duration',
        free ? 'Free' : '',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
