import type {CategorySeed} from './types.ts'

/** In the order in which they are shown. */
export const categories: CategorySeed[] = [
  {
    slug: 'marketing',
    name: 'Marketing',
    description: 'Be found, be understood, be chosen.',
    text: `Marketing begins long before the first advertisement: with knowing whom you are for, what you are to them, and how they would ever hear of you. These courses take that work apart, from the sentence that a brand stands on to the letter that is opened and the page that is found.

They are for people who do it: founders, small teams, and specialists who want to see the whole. Every course ends with something that you can put to use on Monday.`,
  },
  {
    slug: 'programming',
    name: 'Programming',
    description: 'Give the dull half of your week to a computer.',
    text: `You need not become a programmer to write programs. A folder of invoices, a table that arrives broken every month, a report that takes a morning: a few lines of code do that, and go on doing it.

The courses start from nothing and stay with everyday work, so that what you write in them is what you will keep.`,
  },
  {
    slug: 'data-science',
    name: 'Data Science',
    description: 'From a messy table to a claim that holds.',
    text: `Most of the work with data is done before the chart: asking a question that data can answer, finding out how the table lies, and knowing how sure one may be. That is what these courses spend their time on.

They teach SQL, Python and statistics as tools for an argument, and they end with an analysis that you can defend in front of people who doubt it.`,
  },
  {
    slug: 'design',
    name: 'Design',
    description: 'Type, space and flow, decided on purpose.',
    text: `Good interfaces look as if nobody had decided anything. In truth somebody chose every size, gap and word, and could say why. These courses teach the decisions, one at a time, with work to criticize and work to make.

They suit developers and product people who have to design as well as those who want to do nothing else.`,
  },
  {
    slug: 'photography',
    name: 'Photography',
    description: 'Light first, camera second.',
    text: `A window, a sheet of paper and a camera that you already have are enough for pictures that sell what they show. The rest is seeing where the light comes from, and what it does.`,
  },
  {
    slug: 'finance',
    name: 'Finance',
    description: 'Read the statements, price the work.',
    text: `The numbers of a business are a language, and a small one: three statements, a handful of ratios, one forecast. Who can read it asks better questions and prices work without guessing.

The courses are for people who run things and never studied accounts.`,
  },
  {
    slug: 'personal-development',
    name: 'Personal Development',
    description: 'Speak, write and decide: skills under all others.',
    text: `Some skills carry all the others: putting a thought so that it is understood, holding a room, saying no in time. They can be practised like an instrument, and that is how these courses treat them, with exercises, recordings and honest feedback.`,
  },
  {
    slug: 'health',
    name: 'Health',
    description: 'Work a body can keep up for decades.',
    text: `Sitting, screens and short nights add up. What to do about it is no secret, but it has to fit into a working day. Courses for this shelf are being prepared with people who treat backs, wrists and eyes for a living.`,
  },
  {
    slug: 'music',
    name: 'Music',
    description: 'Sound and music for what you publish.',
    text: `People forgive a poor picture and leave at a poor sound. These courses are about what is heard: a voice that is close, a room that keeps quiet, music that carries the words and does not drown them.`,
  },
  {
    slug: 'art',
    name: 'Art',
    description: 'Drawing as a way of thinking.',
    text: `Nobody needs talent to draw a box, an arrow and a person, and with those almost anything can be explained. The courses teach drawing as handwriting: quick, plain, and good enough to think with.`,
  },
]
