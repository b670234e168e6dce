import type {SectionSeed} from '../types.ts'

/** From assets to the meeting in which the strategy is decided on. */
export const expression: SectionSeed[] = [
  {
    title: 'Distinctive assets: color, shape, sound, words',
    lessons: [
      {
        slug: 'an-inventory-of-what-you-own',
        title: 'An inventory of what you own',
        minutes: 48,
        kind: 'exercise',
        body: [
          `
Collect everything by which you might be recognized with the name covered: color, type, package, a jingle, a phrase, the smell of the shop. Show each for five seconds to twenty buyers of the category and ask whose it is. Two numbers come out: how many name you (**fame**) and how many of those who name anyone name you (**uniqueness**). A paint maker’s cherished brush stroke was known to 3 of 20, and 9 gave it to a rival.
`,
          {
            type: 'exercise',
            title: 'Twenty people, eight assets',
            task: 'Test eight assets and draw them as dots: fame across, uniqueness upward.',
            criteria: [
              'The name appears on none of the pictures',
              'At least one asset is not visual',
              'Colleagues guessed the results first, and you kept their guesses',
            ],
          },
        ],
      },
      {
        slug: 'keep-mend-retire',
        title: 'Keep, mend, retire',
        minutes: 46,
        kind: 'exercise',
        body: [
          `
High on both: use it everywhere, larger, and leave it alone for ten years. Unique and little known: invest, because only you can. Known and shared: never let it stand alone. Low on both: retire it, with a small party for whoever drew it. Be strict with the third kind. Blue belongs to no bank, however long it has been on the letterhead.
`,
          {
            type: 'exercise',
            title: 'The asset page',
            task: 'Sort your dots into the four groups and write a rule for each asset you keep: where it always appears, what may never be done to it.',
            criteria: [
              'Five assets or fewer are kept',
              'A printer who has never met you could follow the rules',
              'One thing you like is on the list to be retired',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Voice and message, from headline to invoice',
    lessons: [
      {
        slug: 'three-messages-and-their-proof',
        title: 'Three messages and their proof',
        minutes: 46,
        kind: 'exercise',
        body: [
          `
A position is for you. Customers meet messages. Take the three hesitations that came up most in the interviews and answer each with a claim and a proof somebody could check. *Will it be ready?* *In by six, out by eight.* Proof: 1,912 of 1,960 last year, and the 48 were free. Where there’s no proof yet, you have found work for operations and not for writers.
`,
          {
            type: 'exercise',
            title: 'A table of messages',
            task: 'Three rows: hesitation in the customer’s words, claim, proof, the place where it is needed.',
            criteria: [
              'Each proof has a number, a name or something one can see',
              'Claims are under eight words',
              'The place is as exact as “the page with the delivery dates”',
            ],
          },
        ],
      },
      {
        slug: 'a-page-on-voice',
        title: 'A page on voice, tried on an invoice',
        minutes: 52,
        kind: 'exercise',
        body: [
          `
*Friendly, professional, human* describes everyone and helps nobody write. Describe a voice by pairs of sentences: what we say, what we would never say. *Your saddle is in drawer 3* against *We’re thrilled to have you on this journey*. Then try it where nobody looks: the invoice, the parking sign, the message that something is late. A voice that only works in headlines is a costume.
`,
          {
            type: 'exercise',
            title: 'Five rewritten places',
            task: 'Write a page with six pairs, then rewrite a headline, a refusal, an invoice, an apology and a job advertisement by it.',
            criteria: [
              'A new colleague wrote a sixth place from the page, and you changed under five words',
              'The refusal is clear in its first line',
              'Read aloud, all five are one person',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Briefing and judging creative work',
    lessons: [
      {
        slug: 'a-brief-on-one-page',
        title: 'A brief on one page',
        minutes: 38,
        kind: 'exercise',
        body: [
          `
Six lines: the person and the moment; what she does now; what she should do; the one thing that could change it; why she should believe us; what may not be touched. No adjectives about the result. I have seen *fresh, bold and timeless* on the brief of a funeral home. A good brief makes a designer say “oh” and reach for a pencil before you have finished.
`,
          {
            type: 'exercise',
            title: 'Write the brief',
            task: 'Brief one piece of work for your strategy, then have somebody brief you back after one reading.',
            criteria: [
              'It fits one page in normal type',
              'What came back was what you meant',
              'The line on what may not be touched names your best asset',
            ],
          },
        ],
      },
      {
        slug: 'judging-without-taste',
        title: 'Judging work without falling back on taste',
        minutes: 38,
        kind: 'exercise',
        body: [
          `
Before you say a word, write three answers: what did I understand in five seconds, whose is it, and what would I do now? Compare with the brief, line by line. Then speak in questions and problems: *I couldn’t tell whose it was until the end.* Never *make it red*. Your liking comes last and counts as one person’s. If you approve what bores you and meets the brief, you’re learning.
`,
          {
            type: 'exercise',
            title: 'Judge three pieces',
            task: 'Take three advertisements from your category, guess the brief of each, judge them by it in writing, and then say which you like.',
            criteria: [
              'No sentence before the last contains “like”',
              'Each problem is tied to a line of the guessed brief',
              'You praised one piece you find ugly',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Testing cheaply before you launch',
    lessons: [
      {
        slug: 'a-test-for-under-a-hundred-dollars',
        title: 'A test for under a hundred dollars',
        minutes: 36,
        kind: 'exercise',
        body: [
          `
Show strangers the thing where it would be met, among others, for as long as it would be met. Twelve people in a café, a coffee each at $4.50, is $54; printing a mock page with five rivals on it, $20. They leaf through and hand it back. What do you remember? Who was it from? When might you need that? If 7 of 12 name a rival, no discussion of the typeface will help.
`,
          {
            type: 'exercise',
            title: 'Twelve strangers',
            task: 'Run the test with your headline or package, having written down beforehand what result would make you change it.',
            criteria: [
              'You spent under $100',
              'Nobody was asked whether they liked it',
              'The threshold was dated before the first coffee',
            ],
          },
        ],
      },
      {
        slug: 'what-twelve-people-can-tell-you',
        title: 'What twelve people can tell you',
        minutes: 34,
        kind: 'exercise',
        body: [
          `
If something confuses a third of all buyers, the chance that none of twelve strangers stumbles over it is (2/3) to the twelfth, less than one in a hundred. So small tests find large faults reliably. They can’t tell you whether 40 or 50 percent will remember you. Use them to remove what is broken and never to crown what is best. When two versions come out 5 against 7, toss a coin with a clear conscience.
`,
          {
            type: 'exercise',
            title: 'Change, keep, or can’t tell',
            task: 'Go through your twelve answers, mark each finding with one of the three, and make the changes.',
            criteria: [
              'Every change answers a fault that at least three people showed',
              'Under “can’t tell” there is at least one thing you had hoped for',
              'The changed version was shown to four more people',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Presenting a strategy people can decide on',
    lessons: [
      {
        slug: 'from-ninety-slides-to-nine',
        title: 'From ninety slides to nine',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
The supermarket’s strategy was thorough. It had ninety slides and a model with four layers, and at the end the managing director said: “Very good. And what do you need from us?” I had no answer. The order that gets decisions is: the decision we need today; what we found; what we propose; what it costs and gives up; what happens if we do nothing; the decision again. Nine pages hold that.
`,
          {
            type: 'exercise',
            title: 'Nine pages',
            task: 'Put your course’s pages into that order and cut until nine are left. Put the rest in an appendix nobody is sent.',
            criteria: [
              'The first page ends in a question that can be answered with yes or no',
              'What is given up has a page of its own, with money on it',
              'Somebody who missed the meeting could vote from the pages',
            ],
          },
        ],
      },
      {
        slug: 'the-room',
        title: 'The room, the objections and the repeatable sentence',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
Speak with each person who decides beforehand, alone, for ten minutes, and ask one question: *what would make this impossible for you?* Put the answers into the pages, with thanks. In the room, read the statement once and let there be silence. Somebody will say it back in their own words, slightly wrong. Write that down: it’s how the sentence will live. If their version is as good, adopt it.
`,
          {
            type: 'exercise',
            title: 'Present it',
            task: 'Present to at least two people who may say no. Ten minutes, then silence, then questions. A week later ask each, unprepared, what was decided.',
            criteria: [
              'A decision was taken, or a date for it',
              'No objection in the room was new to you',
              'A week later both said nearly the same sentence',
            ],
          },
        ],
      },
    ],
  },
]
