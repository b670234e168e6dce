import {
  MAX_BIOGRAPHY_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_METHODOLOGY_LENGTH,
  MAX_PROFESSION_LENGTH,
  MAX_PROFILE_ENTRIES,
  MAX_PROFILE_ENTRY_LENGTH,
} from '@lectern/domain/limits'
import {PROFILE_LABELS, type ProfileLink, type ProfileList} from '@lectern/domain/teachers/profile'
import {UserIcon} from '@sanity/icons/User'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {ratingField, sampleNumberField, studentsField} from '../figures'
import {formerSlugsField} from '../former-slugs'
import {picture} from '../objects/picture'
import {seoField, seoGroup} from '../objects/seo'
import {slugField} from '../slug'

/** Who teaches as the instructor can change a field with a limit that `domain` has, too, and has to keep to it (`/teach/profile`). */
const atMost = (max: number) => `Keep it under ${max.toLocaleString('en-US')} characters`

/** A list of short strings, shown on the instructor's profile. */
function shortTexts(name: ProfileList, description: string) {
  return defineField({
    name,
    title: PROFILE_LABELS[name],
    description,
    type: 'array',
    group: 'profile',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) =>
          rule.max(MAX_PROFILE_ENTRY_LENGTH).warning(`${atMost(MAX_PROFILE_ENTRY_LENGTH)}.`),
      }),
    ],
    validation: (rule) => [
      rule.unique().error('The same entry is listed twice.'),
      rule.max(MAX_PROFILE_ENTRIES).warning(`List at most ${MAX_PROFILE_ENTRIES} entries.`),
    ],
  })
}

function socialLink(name: ProfileLink) {
  return defineField({
    name,
    title: PROFILE_LABELS[name],
    type: 'url',
    validation: (rule) =>
      rule.uri({scheme: ['https', 'http']}).error('Write a whole address, starting with https://.'),
  })
}

export const instructor = defineType({
  name: 'instructor',
  title: 'Instructor',
  type: 'document',
  icon: UserIcon,
  groups: [
    {name: 'basics', title: 'Basics', default: true},
    {name: 'profile', title: 'Profile'},
    {name: 'testimonials', title: 'Testimonials'},
    {name: 'figures', title: 'Figures'},
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'basics',
      validation: (rule) => rule.required().error('An instructor needs a name.'),
    }),
    {...slugField('name', '/instructor/'), group: 'basics'},
    formerSlugsField('basics'),
    defineField({
      name: 'title',
      title: PROFILE_LABELS.title,
      description: 'Such as “Photographer and teacher”.',
      type: 'string',
      group: 'basics',
      validation: (rule) => [
        rule.required().error('Say what the instructor does.'),
        rule.max(MAX_PROFESSION_LENGTH).warning(`${atMost(MAX_PROFESSION_LENGTH)}: it must fit on a card.`),
      ],
    }),
    defineField({
      name: 'location',
      title: PROFILE_LABELS.location,
      description: 'City and country.',
      type: 'string',
      group: 'basics',
      validation: (rule) => rule.max(MAX_LOCATION_LENGTH).warning(`${atMost(MAX_LOCATION_LENGTH)}.`),
    }),
    picture({
      name: 'image',
      title: 'Portrait',
      description: 'Square works best. Set the hotspot on the face.',
      group: 'basics',
      required: true,
      atLeast: [600, 600],
    }),
    picture({
      name: 'coverImage',
      title: 'Cover',
      description: 'A wide picture behind the profile’s head, at least 1600 × 500.',
      group: 'basics',
      atLeast: [1600, 500],
    }),
    defineField({
      name: 'bio',
      title: PROFILE_LABELS.bio,
      description: 'One to three sentences, on cards and at the top of the profile.',
      type: 'text',
      rows: 3,
      group: 'basics',
      validation: (rule) => [
        rule.required().error('Write one to three sentences about the instructor.'),
        rule
          .max(MAX_BIOGRAPHY_LENGTH)
          .warning(`${atMost(MAX_BIOGRAPHY_LENGTH)}: the long biography has room for more.`),
      ],
    }),
    defineField({name: 'longBio', title: 'Biography', type: 'richText', group: 'profile'}),
    shortTexts('experience', 'Positions and projects, the latest first.'),
    shortTexts('education', 'Degrees and certificates.'),
    defineField({
      name: 'teachingMethodology',
      title: PROFILE_LABELS.teachingMethodology,
      type: 'text',
      rows: 5,
      group: 'profile',
      validation: (rule) => rule.max(MAX_METHODOLOGY_LENGTH).warning(`${atMost(MAX_METHODOLOGY_LENGTH)}.`),
    }),
    shortTexts('goals', 'What they want for their learners.'),
    shortTexts('values', 'What they hold to.'),
    shortTexts('interests', 'What they do when they do not teach.'),
    defineField({
      name: 'socialLinks',
      title: 'Links',
      type: 'object',
      group: 'profile',
      fields: [socialLink('linkedin'), socialLink('twitter'), socialLink('website')],
    }),
    defineField({
      name: 'testimonials',
      title: 'Testimonials',
      type: 'array',
      of: [defineArrayMember({type: 'testimonial'})],
      group: 'testimonials',
    }),
    ratingField,
    studentsField,
    sampleNumberField('/instructor/1', 'figures'),
    seoField,
  ],
  orderings: [
    {title: 'Name', name: 'name', by: [{field: 'name', direction: 'asc'}]},
    {title: 'Highest rated', name: 'rating', by: [{field: 'rating', direction: 'desc'}]},
    {title: 'Most students', name: 'students', by: [{field: 'studentsCount', direction: 'desc'}]},
  ],
  preview: {select: {title: 'name', subtitle: 'title', media: 'image'}},
})
