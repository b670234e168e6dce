import {defineArrayMember} from 'sanity'

/** Languages with syntax highlighting in the Studio. */
const languages = [
  {title: 'Plain text', value: 'text'},
  {title: 'Python', value: 'python'},
  {title: 'SQL', value: 'sql'},
  {title: 'HTML', value: 'html'},
  {title: 'CSS', value: 'css'},
  {title: 'JavaScript', value: 'javascript'},
]

/** A code sample in the text of a lesson or an article. */
export const codeSample = defineArrayMember({
  type: 'code',
  title: 'Code',
  options: {withFilename: true, language: 'text', languageAlternatives: languages},
})
