import type {InstructorSeed} from '../types.ts'

export const danielReyes: InstructorSeed = {
  number: 2,
  slug: 'daniel-reyes',
  name: 'Daniel Reyes',
  title: 'Growth marketer and former radio producer',
  location: 'Austin, Texas',
  coverAlt: 'Rows of sound waves turning into lines of text',
  bio: 'Daniel produced public radio for nine years before he started writing for search engines and inboxes. He teaches marketing as a craft of being listened to.',
  longBio: `
Daniel’s first job was cutting silence out of interviews with a razor blade and tape, at a community station in El Paso that could not afford anything newer.
`,
  experience: [
    'Growth consultant to publishers and small shops, since 2018',
    'Head of audience at a regional news site, 2014-2018',
    'Producer and sound editor in public radio, 2005-2014',
    'Writer of a weekly letter on sound, since 2012',
  ],
  education: ['BA in Journalism', 'Diploma in Audio Engineering'],
  teachingMethodology:
    'I work on screen, from a blank page, and I leave the mistakes in. Each section has one idea, one demonstration and one task that takes less than an hour with your own site, list or recording. You compare what you made with a checklist, not with mine. Numbers come last in every lesson, because a number only helps once you know what you were trying to do.',
  goals: [
    'Show small teams that being useful scales better than being loud',
    'Make technical topics plain enough to act on the same day',
    'Bring the standards of radio editing to everything published',
  ],
  values: ['Respect for the listener’s time', 'Permission before persuasion', 'Plain words'],
  interests: ['Field recording', 'Restoring reel-to-reel machines', 'Border cooking'],
  socialLinks: {
    linkedin: 'https://www.linkedin.com/in/daniel-reyes-lectern',
    website: 'https://daniel-reyes.example',
  },
  testimonials: [
    {
      slug: 'marta-lindqvist',
      name: 'Marta Lindqvist',
      role: 'Owner',
      company: 'an online yarn shop',
      content:
        'I rewrote eleven pages the way Daniel shows and deleted sixty others. Six months later twice as many people find us, and I have fewer pages to look after.',
    },
    {
      slug: 'owen-price',
      name: 'Owen Price',
      role: 'Communications officer',
      company: 'a wildlife charity',
      content:
        'He explained SPF, DKIM and DMARC with three envelopes and a stamp. Our letters stopped landing in spam the next day.',
    },
    {
      slug: 'noor-rahman',
      name: 'Noor Rahman',
      role: 'Podcast host',
      company: 'independent',
      content:
        'After the lesson on rooms I moved my microphone two meters and hung a duvet behind me. Listeners wrote in to ask which studio I had booked.',
    },
  ],
  rating: 4.7,
  studentsCount: 4290,
}
