import {TaskIcon} from '@sanity/icons/Task'
import {defineArrayMember, defineField, defineType} from 'sanity'

export const exercise = defineType({
  name: 'exercise',
  title: 'Exercise',
  type: 'object',
  icon: TaskIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the exercise a title.'),
    }),
    defineField({
      name: 'task',
      title: 'What to do',
      type: 'richText',
      validation: (rule) => rule.required().min(1).error('Say what to do.'),
    }),
    defineField({
      name: 'criteria',
      title: 'How to judge it oneself',
      description: 'Each a short sentence that is true of good work.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      validation: (rule) => [
        rule.required().min(1).error('Say by what learners can judge their own work.'),
        rule.unique().error('The same criterion is listed twice.'),
      ],
    }),
    defineField({
      name: 'handsIn',
      title: 'Learners hand in their work',
      description:
        'The teacher of the course gets it, and answers. Not asked for where nobody teaches the course.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: {title: 'title', criteria: 'criteria'},
    prepare: ({title, criteria}) => ({
      title: title ?? 'Exercise',
      subtitle: `${Array.isArray(criteria) ? criteria.length : 0} criteria`,
    }),
  },
})
