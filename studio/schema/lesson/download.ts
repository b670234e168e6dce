import {DownloadIcon} from '@sanity/icons/Download'
import {defineField, defineType} from 'sanity'

/** A downloadable file. Its URL is public but can't be guessed; the original file name isn't stored. */
export const download = defineType({
  name: 'download',
  title: 'File to download',
  type: 'object',
  icon: DownloadIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'What the file is, such as “Interview sheet”.',
      type: 'string',
      validation: (rule) => rule.required().error('Say what the file is.'),
    }),
    defineField({
      name: 'file',
      title: 'File',
      type: 'file',
      options: {storeOriginalFilename: false},
      validation: (rule) =>
        rule.custom((file) => (file?.asset ? true : 'Choose or upload a file, or remove this block.')),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'file.asset.extension'}},
})
