import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from 'sanity'
import {alternativeTextUpTo} from '../objects/picture'

/** A picture in a lesson. Its file's name is not kept: pictures of lessons have public addresses that nobody should guess. */
export const figure = defineType({
  name: 'figure',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: {hotspot: true, storeOriginalFilename: false},
  fields: [
    alternativeTextUpTo(
      400,
      'What the picture shows and explains, for people who cannot see it: what they need to follow the lesson.',
      'Keep it under 400 characters: longer explanations belong in the text, where everybody reads them.',
    ),
    defineField({
      name: 'caption',
      title: 'Caption',
      description: 'Shown under the picture. May be left empty.',
      type: 'string',
    }),
  ],
  validation: (rule) =>
    rule.custom((image) => (image?.asset ? true : 'Choose or upload a picture, or remove this block.')),
  preview: {
    select: {title: 'alt', subtitle: 'caption', media: 'asset'},
    prepare: ({title, subtitle, media}) => ({title: title ?? 'Picture', subtitle, media}),
  },
})
