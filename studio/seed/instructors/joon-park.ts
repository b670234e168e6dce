import type {InstructorSeed} from '../types.ts'

export const joonPark: InstructorSeed = {
  number: 6,
  slug: 'joon-park',
  name: 'Joon Park',
  title: 'Occupational physiotherapist',
  location: 'Seattle, Washington',
  coverAlt: 'A line of chairs, each at a different height, under a slow curve',
  bio: 'Joon visits offices, kitchens and warehouses to find out why people hurt at the end of the day. He has led live workshops for our learners since spring and is preparing his first course.',
  longBio: `
Joon’s working day starts with watching. He stands in the corner of a kitchen, a warehouse or an open-plan office for an hour before he says anything.
`,
  experience: [
    'Independent occupational physiotherapist, since 2017',
    'Physiotherapist in a hospital back-pain clinic, 2011-2017',
    'Leader of live workshops for our learners, since 2026',
    'Adviser to a furniture maker on adjustable desks, 2019-2022',
  ],
  education: ['Doctor of Physical Therapy', 'BSc in Kinesiology'],
  teachingMethodology:
    'I ask you to film thirty seconds of your ordinary working day before we talk about anything else. We change one thing, for one week, and film it again. There is no perfect posture in my workshops and no equipment list; there is your desk, your body and a habit small enough to keep.',
  goals: [
    'Publish a first course on working days a body can keep up with',
    'Replace the perfect posture with the next one',
    'Reach people whose work is not at a desk',
  ],
  values: ['Small changes that last', 'Evidence over gadgets', 'Listening first'],
  interests: ['Trail running, slowly', 'Korean woodworking', 'Public radio'],
  socialLinks: {
    linkedin: 'https://www.linkedin.com/in/joon-park-lectern',
    website: 'https://joon-park.example',
  },
  testimonials: [
    {
      slug: 'laura-benitez',
      name: 'Laura Benítez',
      role: 'Support team lead',
      company: 'a travel company',
      content:
        'Joon watched us work for an hour and moved four monitors. He also told me, politely, to stop holding the phone with my shoulder. Nine years, and nobody had said it.',
    },
    {
      slug: 'david-osei',
      name: 'David Osei',
      role: 'Head chef',
      company: 'a hospital kitchen',
      content:
        'A workshop about bodies that did not assume we sit down. We raised two counters by a hand’s width. That was the whole change, and we felt it within days.',
    },
  ],
  rating: 4.8,
  studentsCount: 380,
}
