import {UlistIcon} from '@sanity/icons/Ulist'
import {defineField, defineType} from 'sanity'
import {titledText} from '../objects/titledText'

export const pointsSection = defineType({
  name: 'pointsSection',
  title: 'Points',
  type: 'object',
  icon: UlistIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().error('Give the points a heading.'),
    }),
    defineField({
      name: 'numbered',
      title: 'Numbered',
      description: 'Numbered points stand in two columns, others in up to four.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'points',
      title: 'Points',
      type: 'array',
      of: [titledText('point')],
      validation: (rule) => rule.required().min(1).error('Write at least one point.'),
    }),
  ],
  preview: {
    select: {title: 'heading', numbered: 'numbered'},
    prepare: ({title, numbered}) => ({
      title: title ?? 'Points',
      subtitle: numbered ? 'Numbered points' : 'Points',
    }),
  },
})
