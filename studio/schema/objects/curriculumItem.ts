import {formatDuration} from '@lectern/domain/course'
import {PlayIcon} from '@sanity/icons/Play'
import {defineField, defineType} from 'sanity'
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
      validation: (rule) => wholeNumber(rule, 1, 'Give the duration in whole minutes.'),
    }),
    defineField({
      name: 'free',
      title: 'Free to watch',
      description: 'Shown with the word “Free” to people who have not bought the course.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: {title: 'title', duration: 'duration', free: 'free'},
    prepare: ({title, duration, free}) => ({
      title,
      subtitle: [typeof duration === 'number' ? formatDuration(duration) : 'No duration', free ? 'Free' : '']
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
