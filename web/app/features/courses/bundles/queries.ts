import {bundlesOnSale} from '@lectern/domain/content/bundle'
import {defineQuery} from 'groq'
import {bundleCardFields} from '../queries'

/** Every bundle that is sold: the build's single query for the pages of courses. */
export const allBundlesQuery = defineQuery(`*[${bundlesOnSale}] | order(title asc) {${bundleCardFields}}`)
