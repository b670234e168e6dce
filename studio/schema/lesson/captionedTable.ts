import {ThListIcon} from '@sanity/icons/ThList'
import {defineField, defineType} from 'sanity'

interface Rows {
  rows?: {cells?: string[]}[]
}

/** A table of the table plugin with a caption. The first row is the header. */
export const captionedTable = defineType({
  name: 'captionedTable',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      description: 'What the table shows. Screen readers say it first.',
      type: 'string',
      validation: (rule) => rule.required().error('Say what the table shows.'),
    }),
    defineField({
      name: 'table',
      title: 'Table',
      description: 'The first row is the head.',
      type: 'table',
      validation: (rule) =>
        rule.custom((table) => {
          const {rows = []} = (table ?? {}) as Rows
          if (rows.length < 2) return 'A table has a head and at least one row below it.'
          const isEmpty = rows.every(({cells = []}) => cells.every((cell) => cell.trim() === ''))
          return isEmpty ? 'Fill in the table, or remove this block.' : true
        }),
    }),
  ],
  preview: {
    select: {caption: 'caption', rows: 'table.rows'},
    prepare: ({caption, rows}) => {
      const [head] = (rows ?? []) as NonNullable<Rows['rows']>
      return {title: caption ?? 'Table', subtitle: head?.cells?.join(' · ')}
    },
  },
})
