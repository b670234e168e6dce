import type {InstructorSeed} from '../types.ts'

export const amaraOkafor: InstructorSeed = {
  number: 1,
  slug: 'amara-okafor',
  name: 'Amara Okafor',
  title: 'Brand strategist and former agency planning director',
  location: 'London, United Kingdom',
  coverAlt: 'Overlapping paper sheets in red and cream, like a strategy laid out on a table',
  bio: 'Amara has spent eighteen years helping companies decide what they want to be known for. She teaches strategy as a set of decisions anyone can learn to make, and to defend.',
  longBio: `
Amara grew up in Lagos above her aunt’s pharmacy, where she learned the first thing she ever knew about brands: people will walk past two shops to reach the one they trust. Her aunt never advertised. She wrote the dosage on every packet by hand, in large letters, and remembered which child it was for. Amara still opens lectures with that handwriting.

She studied psychology, meant to become a clinician, and took a summer job knocking on doors in Lagos and Accra for a market research company. She was to ask two hundred households about washing powder. By the third week she had stopped reading out the questionnaire and started asking people to show her how they washed. Her employer was annoyed until the client asked for more of the same. She has distrusted questionnaires and liked kitchens ever since.

In London she spent ten years in advertising agencies, the last six as a planning director, writing strategies for a supermarket, a bank, two charities and a brand of biscuits that she defends to this day. She was good at it and, by her own account, slow to learn one thing: that a strategy nobody can repeat has not been finished. The supermarket’s ran to ninety slides and was abandoned within a year. The biscuits’ was a sentence, and it is still in use.

Since 2019 she has worked on her own, mostly for companies with fewer than a hundred people, who cannot afford to be vague. She limits herself to four clients at a time and does the customer interviews herself.

> I don’t believe in brand magic. I believe in finding out why people already choose you, and then having the nerve to build on that and not on what you wish they had said.

Teaching began with a favor. A former colleague had been made head of marketing and telephoned in a panic; they met on six Tuesday evenings, and the notes from those evenings became her first course. She still tests every lesson on one person at a kitchen table before she records it. Outside work she swims in cold ponds, collects textiles from West African markets, and reads crime novels from countries with small languages, for the plots and for the weather.
`,
  experience: [
    'Independent brand strategist, since 2019',
    'Planning director at a London advertising agency, 2013-2019',
    'Senior planner, consumer goods and retail, 2009-2013',
    'Market researcher in Lagos and Accra, 2006-2009',
    'Mentor to first-time marketing leads, since 2016',
  ],
  education: [
    'MSc in Consumer Behavior',
    'BSc in Psychology',
    'Certificate in Moderating Qualitative Research',
  ],
  teachingMethodology:
    'Every lesson begins with a decision that a real company had to make and ends with the same decision about yours. I show the reasoning before the result, including two strategies of mine that failed, because a finished strategy always looks obvious. You write a little each day, you cut it in half, and by the last section you have a document that other people can disagree with.',
  goals: [
    'Make strategy something a team of three can do in a fortnight',
    'Get marketers to talk to customers before they talk to each other',
    'Help people present work so that it gets decided on',
  ],
  values: ['Clarity before cleverness', 'Evidence you went and got yourself', 'Saying no early and kindly'],
  interests: ['West African textiles', 'Open-water swimming', 'Crime novels from small countries'],
  socialLinks: {
    linkedin: 'https://www.linkedin.com/in/amara-okafor-lectern',
    twitter: 'https://x.com/amara_lectern',
    website: 'https://amara-okafor.example',
  },
  testimonials: [
    {
      slug: 'helen-brandt',
      name: 'Helen Brandt',
      role: 'Head of marketing',
      company: 'a family-owned bakery chain',
      content:
        'We had argued about our slogan for two years. Amara’s interview questions showed us in a week that customers come to us for the opening hours. We stopped arguing and changed the sign.',
    },
    {
      slug: 'samuel-adeyemi',
      name: 'Samuel Adeyemi',
      role: 'Founder',
      company: 'a bicycle repair service',
      content:
        'I expected theory. I got a page of homework every day and a positioning statement that made me turn down a customer for the first time. It was the right customer to turn down.',
    },
    {
      slug: 'claire-dubois',
      name: 'Claire Dubois',
      role: 'Product marketing manager',
      company: 'a software company in Lyon',
      content:
        'The section on presenting a strategy is worth the whole course. I cut my deck from forty slides to nine, and the meeting ended ten minutes early with a decision.',
    },
  ],
  rating: 4.9,
  studentsCount: 4610,
}
