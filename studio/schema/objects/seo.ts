import {MAX_DESCRIPTION, MAX_TITLE} from '@lectern/domain/metadata'
import {SearchIcon} from '@sanity/icons/Search'
import {defineField, defineType} from 'sanity'
import {SeoInput} from '../../seo/seo-input'
import {picture} from './picture'

/** The tab of a form in which `seoField` stands. */
export const seoGroup = {name: 'seo', title: 'Search and sharing', icon: SearchIcon}

/** What search engines and link previews get in place of what a page itself says. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  components: {input: SeoInput},
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Empty, it is the title of the page. The shop’s name follows where there is room.',
      type: 'string',
      validation: (rule) =>
        rule.max(MAX_TITLE).warning(`Search engines show about ${MAX_TITLE} characters of a title.`),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Empty, it is the beginning of what the page says. It should make people open it.',
      type: 'text',
      rows: 3,
      validation: (rule) =>
        rule
          .max(MAX_DESCRIPTION)
          .warning(`Of more than ${MAX_DESCRIPTION} characters the end is cut off, at a whole word.`),
    }),
    picture({
      name: 'image',
      title: 'Picture',
      description:
        'Shown where the page is shared, at least 1200 × 630. Empty, it is the page’s own picture.',
      atLeast: [1200, 630],
    }),
  ],
})

/** The field of every document with a page of its own. */
export const seoField = defineField({name: 'seo', title: 'Search and sharing', type: 'seo', group: 'seo'})
