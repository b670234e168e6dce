import {defineField} from 'sanity'
import {checkLinkTarget} from '../link-target'

/** The target of a link: a path of this site, a web URL or a mailto link. */
export const addressField = defineField({
  name: 'href',
  title: 'Address',
  description: 'A page of ours (/courses), a web address (https://…) or a mail address (mailto:…).',
  type: 'url',
  validation: (rule) => [
    rule.required().error('Say where the link leads.'),
    rule
      .uri({allowRelative: true, scheme: ['https', 'http', 'mailto', 'tel']})
      .error('Write a page of ours like /courses, or an address that starts with https:// or mailto:.'),
    rule.custom(checkLinkTarget),
  ],
})
