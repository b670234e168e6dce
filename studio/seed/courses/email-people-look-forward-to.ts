import {emailPeopleLookForwardToOutline} from '../lessons/email-people-look-forward-to.ts'
import type {CourseSeed} from '../types.ts'

export const emailPeopleLookForwardTo: CourseSeed = {
  number: 6,
  slug: 'email-people-look-forward-to',
  title: 'Email People Look Forward To',
  instructor: 'daniel-reyes',
  category: 'marketing',
  level: 'All Levels',
  rating: 4.6,
  studentsCount: 1540,
  price: 59.99,
  originalPrice: 89.99,
  listing: 'catalogue',
  featured: true,
  published: '2026-02-10',
  imageAlt: 'An open envelope with a folded paper bird rising out of it',
  description: `
An inbox is the one place on the internet that people still arrange for themselves. Being invited into it is a privilege, and most senders treat it like a billboard. This course is about deserving the invitation: writing a letter that people would miss, to people who asked for it, and making sure that it arrives.

### Who it is for

Shops, clubs, studios, charities, consultants, writers: anyone who sends email to more people than they could greet by name. It works for a list of forty and for one of forty thousand. If you have no list yet, begin here, before you collect a single address in a way you will regret.

### What you make

You write one sentence that says what your letter is for and for whom. From that follow a sign-up form that promises exactly what you will send, a welcome sequence of three letters, two ordinary issues and a plan for the next ten. You also set up the three records, SPF, DKIM and DMARC, that let a mailbox tell you apart from someone pretending to be you. It takes an hour and it is explained with envelopes and a stamp.

### How it is taught

I spent nine years in radio, where a listener can leave without even closing a door. The lessons borrow from that: openings that start in the middle, one idea per letter, endings that end. We take apart six letters line by line, three good ones and three of mine from my early years. Then you write, aloud first, because a sentence you cannot say is a sentence nobody will finish.

The last section is about numbers. Opens have become unreliable since mail apps began to load pictures in advance, so we look at what still means something: replies, clicks on the thing you wanted clicked, and how many people stay. You will finish in two weeks of evenings, with two letters sent: an hour of reading, eight of your own work.
`,
  outcomes: [
    'Decide what your newsletter is for, in one sentence',
    'Grow a list by permission alone',
    'Write subject lines that keep their promise',
    'Structure a letter that is read to the end',
    'Set up a welcome sequence of three letters',
    'Keep out of the spam folder: SPF, DKIM, DMARC',
    'Run an A/B test that can tell you something',
    'Know which numbers still mean anything',
  ],
  outline: emailPeopleLookForwardToOutline,
}
