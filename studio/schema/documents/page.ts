import {FOOTER_GROUPS, LINKED_PAGES} from '@lectern/domain/page-addresses'
import {isReservedSlug} from '@lectern/domain/page-slugs'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {defineArrayMember, defineField, defineType, getPublishedId} from 'sanity'
import {linkedPageId} from '../../linked-pages'
import {formerSlugsField} from '../former-slugs'
import {seoField, seoGroup} from '../objects/seo'
import {slugField} from '../slug'

/** Checks a well-formed slug against reserved paths and linked pages; returns the error message for editors, or true. */
function addressTaken(current: string, documentId = ''): string | true {
  const linked = LINKED_PAGES.find((slug) => linkedPageId(slug) === getPublishedId(documentId))
  if (linked && current !== linked)
    return `The shop’s own screens link to this page: its address stays ${linked}.`
  if (isReservedSlug(current)) return `/${current} is the address of a screen of the shop: choose another.`
  return true
}

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [{name: 'text', title: 'Text', default: true}, {name: 'footer', title: 'Footer'}, seoGroup],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'text',
      validation: (rule) => [
        rule.required().error('The page needs a title.'),
        rule.max(60).warning('Search engines show about 60 characters of a title.'),
      ],
    }),
    {
      ...slugField('title', '/', (address, {document}) => addressTaken(address, document?._id)),
      group: 'text',
    },
    formerSlugsField('text'),
    defineField({
      name: 'lead',
      title: 'Introduction',
      description: 'One or two sentences under the title. Search engines show them too.',
      type: 'text',
      rows: 3,
      group: 'text',
      validation: (rule) => rule.required().error('Say in a sentence or two what the page is about.'),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'What stands on the page, from top to bottom.',
      type: 'array',
      of: [
        'textSection',
        'pictureSection',
        'statementSection',
        'pointsSection',
        'peopleSection',
        'buttonsSection',
      ].map((type) => defineArrayMember({type})),
      initialValue: [{_type: 'textSection', layout: 'plain'}],
      group: 'text',
      validation: (rule) => rule.required().min(1).error('Write at least one section.'),
    }),
    defineField({
      name: 'footer',
      title: 'Place in the footer',
      description: 'Leave the heading empty, and the page is only found by its address and on the sitemap.',
      type: 'object',
      group: 'footer',
      fields: [
        defineField({
          name: 'group',
          title: 'Under the heading',
          type: 'string',
          options: {list: Object.entries(FOOTER_GROUPS).map(([value, title]) => ({value, title}))},
        }),
        defineField({
          name: 'order',
          title: 'Place',
          description:
            'Smaller numbers stand higher. The shop’s own screens have 10, 20 and 30, the sitemap 90.',
          type: 'number',
          initialValue: 50,
        }),
        defineField({
          name: 'label',
          title: 'Short title',
          description: 'What the link says, where the title is too long for it.',
          type: 'string',
          validation: (rule) =>
            rule.max(30).warning('Long links break in the footer: keep it under 30 characters.'),
        }),
      ],
    }),
    seoField,
  ],
  orderings: [{title: 'Title', name: 'title', by: [{field: 'title', direction: 'asc'}]}],
  preview: {
    select: {title: 'title', slug: 'slug.current'},
    prepare: ({title, slug}) => ({
      title: title ?? 'Untitled page',
      subtitle: slug ? `/${slug}` : 'No address yet',
    }),
  },
})
