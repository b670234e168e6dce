import {LinkIcon} from '@sanity/icons/Link'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {addressField} from '../objects/address'

export const buttonsSection = defineType({
  name: 'buttonsSection',
  title: 'Buttons',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'buttons',
      title: 'Buttons',
      description: 'Where to go from here. The first one stands out.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          title: 'Button',
          fields: [
            defineField({
              name: 'label',
              title: 'Words',
              type: 'string',
              validation: (rule) => rule.required().error('Say what the button does.'),
            }),
            addressField,
          ],
          preview: {select: {title: 'label', subtitle: 'href'}},
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).error('Add a button, or remove this section.'),
        rule.max(3).warning('Three buttons are the most that people choose between.'),
      ],
    }),
  ],
  preview: {
    select: {first: 'buttons.0.label', second: 'buttons.1.label', third: 'buttons.2.label'},
    prepare: ({first, second, third}) => ({
      title: [first, second, third].filter(Boolean).join(', ') || 'No buttons yet',
      subtitle: 'Buttons',
    }),
  },
})
