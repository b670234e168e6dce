import type {PageSeed} from '../types.ts'

export const help: PageSeed = {
  key: 'help',
  title: 'Help',
  lead: 'Six places to start. If none of them is it, a person answers within 24 hours.',
  topics: [
    {
      icon: 'user',
      title: 'Your account',
      text: 'Sign up, confirm your address, change your name or your password.',
      searchTerms: ['sign in', 'password', 'email', 'verify'],
    },
  ],
}
