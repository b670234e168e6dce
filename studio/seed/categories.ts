import type {CategorySeed} from './types.ts'

/** In the order in which they are shown. */
export const categories: CategorySeed[] = [
  {
    slug: 'marketing',
    name: 'Marketing',
    description:
      'Be found, be understood, be chosen. Brand, search, email and measurement, taught by people who answer for the results.',
  },
  {
    slug: 'programming',
    name: 'Programming',
    description: 'Give the repetitive half of your week to a computer, and understand what you told it.',
  },
  {
    slug: 'data-science',
    name: 'Data Science',
    description:
      'From a messy table to a claim you can defend in front of people who would like it to be wrong.',
  },
  {
    slug: 'design',
    name: 'Design',
    description:
      'Type, space, color and flow: the few decisions that make a page easy, and how to make them on purpose.',
  },
  {
    slug: 'photography',
    name: 'Photography',
    description:
      'Light first, camera second. Pictures for a shop, a portfolio or a story, with the equipment you have.',
  },
  {
    slug: 'finance',
    name: 'Finance',
    description:
      'Read the statements, price the work, keep the cash. Finance for the people who make the decisions.',
  },
  {
    slug: 'personal-development',
    name: 'Personal Development',
    description: 'Speaking, writing and deciding: the skills that every other skill depends on.',
  },
  {
    slug: 'health',
    name: 'Health',
    description: 'Work that a body can keep up with for decades. Our first course here is being prepared.',
  },
  {
    slug: 'music',
    name: 'Music',
    description:
      'Voice, sound and music for the things you publish: record it cleanly, cut it well, license it properly.',
  },
  {
    slug: 'art',
    name: 'Art',
    description: 'Drawing as a way of thinking. No talent is assumed; a pen and a little patience are.',
  },
]
