import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from 'sanity'
import {picture} from '../objects/picture'

export const pictureSection = defineType({
  name: 'pictureSection',
  title: 'Picture',
  type: 'object',
  icon: ImageIcon,
  fields: [
    picture({
      name: 'image',
      title: 'Picture',
      description: 'Landscape, at least 1600 × 900. It is cropped to 16:9 around the hotspot.',
      required: true,
      atLeast: [1600, 900],
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      description: 'Shown under the picture. May be left empty.',
      type: 'string',
    }),
  ],
  preview: {
    select: {alt: 'image.alt', caption: 'caption', media: 'image'},
    prepare: ({alt, caption, media}) => ({
      title: caption || alt || 'No picture yet',
      subtitle: 'Picture',
      media,
    }),
  },
})
