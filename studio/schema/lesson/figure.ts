import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from 'sanity'
import {alternativeTextUpTo} from '../objects/picture'

/**
 * An image in a lesson. The original file name isn't stored: lesson images have public URLs that must not be
 * guessable.
 */
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
