import {defineField} from 'sanity'
import {iconNames} from '../icon-names'

/** One of the small drawings that the storefront has. */
export const pictogram = defineField({
  name: 'icon',
  title: 'Pictogram',
  type: 'string',
  options: {list: iconNames},
})
