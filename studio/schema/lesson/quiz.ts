import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {CircleIcon} from '@sanity/icons/Circle'
import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {textBlock} from '../objects/richText'
import {textOf} from './plain-text'

/** The text of a question, an answer or an explanation; it may contain images and code. */
export const quizText = defineType({
  name: 'quizText',
  title: 'Text with pictures and code',
  type: 'array',
  of: [textBlock, defineArrayMember({type: 'figure'}), defineArrayMember({type: 'code'})],
})

const answer = defineArrayMember({
  name: 'quizAnswer',
  title: 'Answer',
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: 'Answer',
      type: 'quizText',
      validation: (rule) => rule.required().min(1).error('Write the answer.'),
    }),
    defineField({
      name: 'right',
      title: 'This answer is right',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'explanation',
      title: 'Why it is right, or what is wrong with it',
      description: 'Shown when the question has been answered.',
      type: 'quizText',
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .error('Say why this answer is right or wrong: that is what people learn from.'),
    }),
  ],
  preview: {
    select: {text: 'text', right: 'right'},
    prepare: ({text, right}) => ({
      title: textOf(text) ?? 'Empty answer',
      subtitle: right ? 'Right' : 'Wrong',
      media: right ? CheckmarkCircleIcon : CircleIcon,
    }),
  },
})

export const quiz = defineType({
  name: 'quiz',
  title: 'Quiz question',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'quizText',
      validation: (rule) => rule.required().min(1).error('Write the question.'),
    }),
    defineField({
      name: 'answers',
      title: 'Answers',
      description: 'Mark the right ones. With more than one right answer, learners may choose several.',
      type: 'array',
      of: [answer],
      validation: (rule) =>
        rule.custom((answers) => {
          const given = (answers ?? []) as {right?: boolean}[]
          if (given.length < 2) return 'A question needs at least two answers to choose from.'
          return given.some(({right}) => right) || 'Mark at least one answer as right.'
        }),
    }),
  ],
  preview: {
    select: {question: 'question', answers: 'answers'},
    prepare: ({question, answers}) => {
      const given = (answers ?? []) as {right?: boolean}[]
      const right = given.filter((answer) => answer.right).length
      return {
        title: textOf(question) ?? 'Empty question',
        subtitle: `${given.length} answers, ${right} right`,
      }
    },
  },
})
