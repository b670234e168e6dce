import {defineQuery} from 'groq'

/** The data of header and footer: the settings, and the content pages in the footer. */
export const siteQuery = defineQuery(`{
  "settings": *[_id == "siteSettings"][0] {
    brand{name, tagline},
    "claims": claims{guarantee, access, payment},
    newsletter{heading, text},
    banner{text, enabled},
    "offerEndsAt": offer.endsAt,
    "email": contact.email
  },
  "pages": *[_type == "page" && defined(slug.current) && defined(footer.group)] | order(footer.order asc, title asc) {
    "slug": slug.current,
    "label": coalesce(footer.label, title),
    "group": footer.group,
    "order": footer.order
  }
}`)
