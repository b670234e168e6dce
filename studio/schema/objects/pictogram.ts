import {defineField} from 'sanity'
import {iconNames} from '../icon-names'

/** An icon from the storefront's set. */
export const pictogram = defineField({
  name: 'icon',
  title: 'Pictogram',
  type: 'string',
  options: {list: iconNames},
})
