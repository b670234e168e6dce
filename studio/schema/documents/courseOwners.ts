import {UsersIcon} from '@sanity/icons/Users'
import {defineField, defineType} from 'sanity'

/**
 * How many learners own a course, written by the functions alone under the private id `owners.{course}`: it is for editors, and
 * no page shows it.
 */
export const courseOwners = defineType({
  name: 'courseOwners',
  title: 'Owners',
  type: 'document',
  icon: UsersIcon,
  readOnly: true,
  liveEdit: true,
  fields: [
    defineField({name: 'course', title: 'Course', type: 'reference', to: [{type: 'course'}], weak: true}),
    defineField({name: 'owners', title: 'Learners who own it', type: 'number'}),
  ],
  preview: {
    select: {title: 'course.title', owners: 'owners'},
    prepare: ({title, owners}) => ({
      title: typeof title === 'string' ? title : 'A course',
      subtitle: `Owners: ${String(owners)}`,
    }),
  },
})
