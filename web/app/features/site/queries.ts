import {defineQuery} from 'groq'

/** What stands around every page. */
export const siteQuery = defineQuery(`*[_id == "siteSettings"][0] {
  brand{name, tagline},
  "claims": claims{guarantee, access, payment},
  newsletter{heading, text},
  banner{text, enabled},
  "email": contact.email
}`)
