import {imageFields} from '../image-query'

/** What editors set of a page's metadata, for `toSeo`. */
export const seoValue = /* groq */ `seo{title, description, "image": image${imageFields}}`

/** The same as a field of a document's projection. */
export const seoFields = /* groq */ `"seo": ${seoValue}`
