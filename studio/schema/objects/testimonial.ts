import {CommentIcon} from '@sanity/icons/Comment'
import {defineField, defineType} from 'sanity'
import {picture} from './picture'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'object',
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Say who wrote this.'),
    }),
    defineField({name: 'role', title: 'Role', type: 'string'}),
    defineField({name: 'company', title: 'Company', type: 'string'}),
    defineField({
      name: 'content',
      title: 'What they say',
      type: 'text',
      rows: 4,
      validation: (rule) => [
        rule.required().error('Write what they say.'),
        rule.max(600).warning('Long testimonials are rarely read: keep it under 600 characters.'),
      ],
    }),
    picture({name: 'avatar', title: 'Portrait'}),
  ],
  preview: {
    select: {title: 'name', role: 'role', company: 'company', media: 'avatar'},
    prepare: ({title, role, company, media}) => ({
      title,
      subtitle: [role, company].filter(Boolean).join(', '),
      media,
    }),
  },
})
