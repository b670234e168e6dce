import type {CategorySeed} from './types.ts'

/** In the order in which they are shown. */
export const categories: CategorySeed[] = [
  {
    slug: 'marketing',
    name: 'Marketing',
    description: 'Be found, be understood, be chosen.',
  },
  {
    slug: 'programming',
    name: 'Programming',
    description: 'Give the dull half of your week to a computer.',
  },
  {
    slug: 'data-science',
    name: 'Data Science',
    description: 'From a messy table to a claim that holds.',
  },
  {
    slug: 'design',
    name: 'Design',
    description: 'Type, space and flow, decided on purpose.',
  },
  {
    slug: 'photography',
    name: 'Photography',
    description: 'Light first, camera second.',
  },
  {
    slug: 'finance',
    name: 'Finance',
    description: 'Read the statements, price the work.',
  },
  {
    slug: 'personal-development',
    name: 'Personal Development',
    description: 'Speak, write and decide: skills under all others.',
  },
  {
    slug: 'health',
    name: 'Health',
    description: 'Work a body can keep up for decades.',
  },
  {
    slug: 'music',
    name: 'Music',
    description: 'Sound and music for what you publish.',
  },
  {
    slug: 'art',
    name: 'Art',
    description: 'Drawing as a way of thinking.',
  },
]
