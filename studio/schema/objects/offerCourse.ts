import {TagIcon} from '@sanity/icons/Tag'
import {defineArrayMember, defineField, defineType, type ValidationContext} from 'sanity'
import {apiVersion} from '@lectern/domain/content/api-version'
import {priceWords} from '../money'

/** Advises to take out a course whose listing has changed since it was chosen: the offer is shown without it. */
async function adviseOnListing(
  reference: string | undefined,
  {getClient}: ValidationContext,
): Promise<string | true> {
  if (!reference) return true
  const listing = await getClient({apiVersion}).fetch<string | null>(
    '*[_id == $id][0].listing',
    {id: reference},
    {tag: 'validation.offer'},
  )
  return (
    listing === null ||
    listing === 'offer' ||
    'This course is in the catalogue, and not shown in the offer: list it as “Home page offer”, or remove it here.'
  )
}

export const offerCourse = defineType({
  name: 'offerCourse',
  title: 'Course on offer',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'course',
      title: 'Course',
      description: 'Only courses listed as “Home page offer” can be chosen.',
      type: 'reference',
      to: [{type: 'course'}],
      options: {filter: 'listing == "offer"', disableNew: true},
      validation: (rule) => [
        rule.required().error('Choose a course.'),
        rule.custom((course, context) => adviseOnListing(course?._ref, context)).warning(),
      ],
    }),
    defineField({
      name: 'highlights',
      title: 'Highlights',
      description: 'Two to four short reasons to enrol.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      validation: (rule) => rule.max(5).warning('More than five highlights do not fit on the card.'),
    }),
  ],
  preview: {
    select: {title: 'course.title', price: 'course.price', media: 'course.image'},
    prepare: ({title, price, media}) => ({
      title: title ?? 'No course chosen',
      subtitle: priceWords(price),
      media,
    }),
  },
})
