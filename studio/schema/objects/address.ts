import {defineField, type CustomValidator} from 'sanity'
import {checkLinkTarget, checkTypedLink} from '../link-target'

function addressOf(description: string, check: CustomValidator<string | undefined>) {
  return defineField({
    name: 'href',
    title: 'Address',
    description,
    type: 'url',
    validation: (rule) => [
      rule.required().error('Say where the link leads.'),
      rule
        .uri({allowRelative: true, scheme: ['https', 'http', 'mailto', 'tel']})
        .error('Write a page of ours like /courses, or an address that starts with https:// or mailto:.'),
      rule.custom(check),
    ],
  })
}

/** The target of a button: a path of this site, a web URL or a mailto link. */
export const addressField = addressOf(
  'A page of ours (/courses), a web address (https://…) or a mail address (mailto:…).',
  checkLinkTarget,
)

/** The target of a link in a text: as that of a button, but no path of a document, which is linked by a reference. */
export const typedAddressField = addressOf(
  'A web address (https://…), a mail address (mailto:…) or a screen of ours (/courses). For a course, a person, an article or a page use “Page of this site”.',
  checkTypedLink,
)
