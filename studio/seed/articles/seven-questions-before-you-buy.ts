import type {ArticleSeed} from '../types.ts'

export const sevenQuestionsBeforeYouBuy: ArticleSeed = {
  number: 5,
  slug: 'seven-questions-before-you-buy',
  title: 'Seven Questions to Ask Before You Buy a Course',
  excerpt:
    'Ours or anyone’s. Seven questions that take fifteen minutes and save you from the course you would have abandoned in week two.',
  author: {instructor: 'tomas-ferreira'},
  date: '2026-04-14',
  category: 'Course Selection',
  tags: ['choosing', 'planning', 'feedback', 'portfolio'],
  imageAlt: 'Seven doors in a row, one of them standing open',
  body: `
Ours or anyone’s. Seven questions that take fifteen minutes and save you from the course you would have abandoned in week two.
`,
}
