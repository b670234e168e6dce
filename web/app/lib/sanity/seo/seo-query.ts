import {imageFields} from '../image-query'

/** The parts of metadata, for `toSeo`. */
export const seoParts = /* groq */ `{title, description, "image": image${imageFields}}`

/** What editors set of a page's metadata. */
export const seoValue = /* groq */ `seo${seoParts}`

/** The same as a field of a document's projection. */
export const seoFields = /* groq */ `"seo": ${seoValue}`

/** Where what they set for screens stands, by the screen. */
export const screensMetadata = /* groq */ `*[_id == "siteSettings"][0].screens`
