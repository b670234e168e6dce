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
Joon’s working day starts with watching. He stands in the corner of a kitchen, a warehouse or an open-plan office for an hour before he says anything. He counts how often people reach, turn, lift and hold their breath. Then he asks one of them what hurts at the end of the day, and where they keep the thing they reach for most. The answers are usually related.

He trained as a physical therapist and worked for six years in a hospital clinic for back pain. He liked his patients and came to dislike the setting. They got better over eight weeks, went back to work and returned a year later with the same complaint. He began to ask what they went back to. On his days off he visited them at work, at first without telling the hospital, and found counters a hand’s width too low, screens placed for the convenience of a cable, and shifts that allowed no one to sit down or no one to stand up.

Since 2017 he has done nothing else. His clients are a bakery, a port, several software companies, a string quartet and a county library. He sells no equipment and takes no commission from those who do. More than once he has advised a company to return the chairs it had just bought and to spend the money on a second printer at the far end of the corridor, so that people would walk.

> There’s no perfect posture. Your best posture is your next one. Most of what I do is give people a reason to change position that they’d have had anyway.

He is careful about claims. Pain has many causes, work is one of them, and anyone with symptoms that worry them should see a clinician in person, which he says at the start of every workshop and again at the end. What he offers is narrower and more dependable: to look at how a day is arranged and change one thing at a time.

He joined us in the spring of 2026 and has led live workshops for small groups of our learners. A recorded course is in preparation, the first in our health category, and he is testing its lessons on cooks, drivers and musicians before he lets anyone at a desk see them. He runs in the hills, slowly by his own insistence, and makes stools in the Korean manner, without nails.
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
