import type {SectionSeed} from '../types.ts'

export const shipping: SectionSeed = {
  title: 'Shipping with engineers',
  lessons: [
    {
      slug: 'the-first-talk-is-about-data',
      title: 'The first talk is about data',
      minutes: 50,
      kind: 'reading',
      body: [
        `
Show an engineer your screens and you get a discussion of screens. Show them your list of things, *person, request, answer, course, place*, and what is known about each, and you get the truth. “When does a request end?” she asked me in the first five minutes. I had no idea. It ends with a place, with a *no*, or after two unanswered questions, and this third ending changed two screens and the wording of the message.

**Your task:** make a page with the things in your product, what is known about each, who may change it and when it ends. Go through it for half an hour with somebody who builds software, bring no screens, and write down each question you could not answer. These questions are the agenda for the person who decides.
`,
      ],
    },
    {
      slug: 'a-document-an-engineer-would-want',
      title: 'A document an engineer would want',
      minutes: 55,
      kind: 'exercise',
      body: [
        `
Four pages are enough. The problem with its number, on half of one. The way through, with every screen and where each control leads. The table of states, with the exact words, because otherwise *Something went wrong* will be written at six in the evening. Sizes, distances and colors by name. And a list with the heading *I’m not sure about*, which is read first. Leave out what the system decides anyway. A document that repeats the obvious hides what is special.
`,
        {
          type: 'exercise',
          title: 'Guess-free',
          task: 'Write the four pages. Give them to someone who builds software and ask them to describe one screen with all its states without seeing the drawing.',
          criteria: [
            'Their description differs from your drawing in at most two places',
            'Both places are now in the document',
            'It contains every sentence the product says',
          ],
        },
      ],
    },
    {
      slug: 'the-week-after',
      title: 'The week after',
      minutes: 55,
      kind: 'exercise',
      body: [
        `
On the day of the release the work is half done. Before it, write down three numbers and what you expect of them. Ours were: calls about the list per week, from 30 to under 10; answers to the message within a week, 70 percent; people called for each place, from 4 to 2. In the first week there were 34 calls, more than ever. People rang to say how nice it was to be asked. In the fifth there were eight. If we had measured once, we should have removed it.
`,
        {
          type: 'exercise',
          title: 'Three numbers and five weeks',
          task: 'Choose three numbers for your product, one of which could get worse through your work. Decide who will read them, on which days, and what would make you stop.',
          criteria: [
            'Each has a value from before, an expectation and a date',
            'You have asked one of your five people again and written down what they do now',
          ],
        },
      ],
    },
  ],
}
