import type {SectionSeed} from '../types.ts'

export const prototypes: SectionSeed = {
  title: 'Prototypes, paper first',
  lessons: [
    {
      slug: 'paper-that-answers',
      title: 'Paper that answers',
      minutes: 80,
      kind: 'exercise',
      body: [
        `
A paper prototype is a stack of sheets the size of a phone and a person who exchanges them. It is ready in an hour, nobody is impressed by it, and for this reason people say what they think. Draw every state on its own sheet, with words that could really stand there. “Lorem ipsum” cannot be misunderstood, so nothing can be learned from it. At the workshop the word *active* on sheet three made two of four people think of their sports club.
`,
        {
          type: 'exercise',
          title: 'Let somebody break it',
          task: 'Make a prototype of eight to fifteen sheets. Let three people go through it with their finger while you exchange sheets and say nothing but “I’ll see what it does”.',
          criteria: [
            'At least one person touched something for which you had no sheet, and it was drawn on the spot',
            'You can name three words that were understood differently',
            'No sheet took longer than five minutes',
          ],
        },
      ],
    },
    {
      slug: 'words-before-pixels',
      title: 'Words before pixels',
      minutes: 80,
      kind: 'reading',
      body: [
        `
Before you open any software, write your product as a conversation. What does it say first? What does the person answer? *“Hello Marta, this is the pottery workshop. You signed up in April two years ago. Would you still like a place?” “Yes.” “Good. It will probably be next spring. We’ll ask again in September.”* Read it aloud with someone at a table. Wherever a person would say “what do you mean?”, there is a fault that no layout repairs.

**Your task:** write the whole conversation, including the three answers that nobody wants: “Who is this?”, “How much is it?” and silence. For each, two lines. Then mark which sentences have to be on a screen, which in a message, and which a human being should say. What is left for the screen is usually half of what you had drawn.
`,
      ],
    },
    {
      slug: 'a-prototype-that-can-be-tapped',
      title: 'A prototype that can be tapped',
      minutes: 80,
      kind: 'exercise',
      body: [
        `
Now the screen, and only the way you want to learn about. For the workshop: open the message, answer, see the page, change one’s mind. Seven screens. Everything beside that way leads to one page that says *not built yet*, so that you see how often people want to leave it. Use real dates, long names, and a list of 109 and not of five. Work in gray until the order is right, since as soon as there is color, people talk about color.
`,
        {
          type: 'exercise',
          title: 'Seven screens in gray',
          task: 'Build the one way as a clickable prototype with real contents, and walk through it with your thumb, outdoors, ten times.',
          criteria: [
            'There are at most ten screens, one of which says “not built yet”',
            'Each has the words from your conversation and no others',
            'It can be used with one hand and with the text enlarged',
          ],
        },
      ],
    },
  ],
}
