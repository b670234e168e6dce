import {ARTICLE_CATEGORIES} from '@lectern/domain/article'
import {ComposeIcon} from '@sanity/icons/Compose'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {sampleNumberField} from '../figures'
import {formerSlugsField} from '../former-slugs'
import {picture} from '../objects/picture'
import {dateToCome, saysNotYet} from '../public-date'
import {seoField, seoGroup} from '../objects/seo'
import {slugField} from '../slug'

export const article = defineType({
  name: 'article',
  title: 'Article',
  type: 'document',
  icon: ComposeIcon,
  groups: [
    {name: 'text', title: 'Text', default: true},
    {name: 'about', title: 'About the article'},
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'text',
      validation: (rule) => [
        rule.required().error('An article needs a title.'),
        rule.max(120).error('Keep the title under 120 characters.'),
        rule.max(60).warning('Search engines show about 60 characters of a title.'),
      ],
    }),
    {...slugField('title', '/blog/'), group: 'text'},
    formerSlugsField('text'),
    defineField({
      name: 'excerpt',
      title: 'Excerpt',
      description: 'One or two sentences, on cards and in search engines.',
      type: 'text',
      rows: 3,
      group: 'text',
      validation: (rule) => [
        rule.required().error('Write one or two sentences that make people read on.'),
        rule.max(240).error('Keep the excerpt under 240 characters.'),
      ],
    }),
    picture({
      name: 'image',
      title: 'Picture',
      description: 'Landscape, at least 1200 × 675. Cards crop it to 4:3 around the hotspot.',
      group: 'text',
      required: true,
      atLeast: [1200, 675],
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'articleBody',
      group: 'text',
      validation: (rule) => rule.required().min(1).error('Write the article.'),
    }),
    defineField({
      name: 'author',
      title: 'Author',
      description: 'One of our instructors. For anyone else leave this empty and write the name below.',
      type: 'reference',
      to: [{type: 'instructor'}],
      options: {disableNew: true},
      group: 'about',
    }),
    defineField({
      name: 'authorName',
      title: 'Author’s name',
      type: 'string',
      hidden: ({document, value}) => Boolean(document?.author) && !value,
      group: 'about',
      validation: (rule) =>
        rule.custom((name, {document}) =>
          document?.author || name?.trim()
            ? true
            : 'Choose an instructor as author, or write the author’s name.',
        ),
    }),
    defineField({
      name: 'date',
      title: 'Date',
      description:
        'A time to come keeps the published article off the site until then. A day without a time begins at midnight UTC.',
      type: 'datetime',
      initialValue: () => new Date().toISOString(),
      group: 'about',
      validation: (rule) => [
        rule.required().error('Give the date of the article.'),
        rule.custom(saysNotYet).info(),
      ],
    }),
    defineField({
      name: 'readTime',
      title: 'Reading time (minutes)',
      description: 'Leave empty to have it counted from the text.',
      type: 'number',
      group: 'about',
      validation: (rule) => rule.integer().min(1).error('Give whole minutes, at least 1, or leave it empty.'),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      options: {list: [...ARTICLE_CATEGORIES]},
      group: 'about',
      validation: (rule) => rule.required().error('Choose a category.'),
    }),
    defineField({
      name: 'tags',
      title: 'Tags',
      description: 'Articles that share a tag are shown as related. Press Enter after each.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      options: {layout: 'tags'},
      group: 'about',
      validation: (rule) => [
        rule.unique().error('The same tag is listed twice.'),
        rule.max(8).warning('More than eight tags say nothing any more.'),
      ],
    }),
    defineField({
      name: 'featured',
      title: 'Featured',
      description: 'Shown large at the top of the blog.',
      type: 'boolean',
      initialValue: false,
      group: 'about',
    }),
    sampleNumberField('/blog/1', 'about'),
    seoField,
  ],
  orderings: [
    {title: 'Newest', name: 'newest', by: [{field: 'date', direction: 'desc'}]},
    {title: 'Title', name: 'title', by: [{field: 'title', direction: 'asc'}]},
  ],
  preview: {
    select: {title: 'title', author: 'author.name', authorName: 'authorName', date: 'date', media: 'image'},
    prepare: ({title, author, authorName, date, media}) => ({
      title: title ?? 'Untitled article',
      subtitle: [author ?? authorName, dateToCome(date) ? `From ${dateToCome(date)}` : date?.slice(0, 10)]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})
