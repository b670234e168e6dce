import type {ArticleSeed} from '../types.ts'

export const theLanguageOfYourJob: ArticleSeed = {
  number: 6,
  slug: 'the-language-of-your-job',
  title: 'The Language of Your Job: What to Learn First',
  excerpt:
    'You do not need another language. You need the part of it that your working week is made of, and that part is smaller than you think.',
  author: {name: 'Mireille Fontaine'},
  date: '2026-02-24',
  category: 'Language Learning',
  tags: ['vocabulary', 'memory', 'habits', 'speaking'],
  imageAlt: 'Speech bubbles of different shapes filled with small tools of various trades',
  body: `
You do not need another language. You need the part of it that your working week is made of, and that part is smaller than you think.
`,
}
