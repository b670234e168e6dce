import type {SectionSeed} from '../types.ts'

export const prototypes: SectionSeed = {
  title: 'Prototypes, paper first',
  lessons: [
    {
      slug: 'paper-that-answers',
      title: 'Words first, then paper that answers',
      minutes: 153,
      kind: 'exercise',
      body: [
        `
Before you draw a screen, write your product as a conversation. What does it say first? What does the person answer?

> Hello Marta, this is the pottery workshop. You signed up in April two years ago. Would you still like a place? — Yes. — Good. It will probably be next spring. We’ll ask again in September.

Read it aloud at a table, with somebody in the other part. Wherever a person would say “what do you mean?”, there is a fault that no layout repairs. My first version said *Your request is still active*. She looked at me and said: “Active how?”

Write the three answers that nobody wants, too: *Who is this? How much is it?* and silence. Two lines for each. Then mark which sentences have to be on a screen, which in a message, and which a human being should say. What is left for the screen is usually half of what you had drawn.

## A stack of paper

A paper prototype is a stack of sheets the size of a phone and a person who exchanges them. It is ready within an hour, nobody is impressed by it, and for that reason people say what they think. Draw each state on its own sheet, with the words from your conversation. “Lorem ipsum” cannot be misunderstood, and so nothing can be learned from it.
`,
        {
          type: 'table',
          caption: 'One session with my stack of eleven sheets',
          head: ['The finger', 'What I did', 'What I learned'],
          rows: [
            ['touches “Yes”', 'put down sheet 4', 'as expected'],
            [
              'touches “probably next spring”',
              'had no sheet, drew one',
              'people want to know what the guess rests on',
            ],
            ['goes to “No”, stays above it, goes back', 'waited', '“If I press that, is it for ever?”'],
            ['turns the sheet over', 'laughed, apologized', 'she was looking for the address'],
          ],
        },
        `
You are the computer, and computers do not explain. The only sentence you may say is *I’ll see what it does.* If somebody touches something for which there is no sheet, draw it then and there, badly; the session goes on, and you have a twelfth state that you would have forgotten. *If I press that, is it for ever?* changed the product more than anything that came later. There is no *No* in it today. There is *Not any more*, and *Ask me again in a year*.
`,
        {
          type: 'exercise',
          title: 'Let somebody break it',
          task: `
Allow two and a half hours. Write the whole conversation, the three unwanted answers included, and read it aloud with someone. Then draw eight to fifteen sheets, and let three people go through them with a finger, each with a situation and not with instructions.
`,
          criteria: [
            'The conversation was changed at one place where your partner hesitated',
            'At least one person touched something for which you had no sheet, and it was drawn on the spot',
            'You can name three words that were understood differently from what you meant',
            'No sheet took longer than five minutes',
            'You said nothing except the one sentence; a second person was there to confirm it',
          ],
        },
      ],
    },
    {
      slug: 'a-prototype-that-can-be-tapped',
      title: 'A prototype that can be tapped',
      minutes: 183,
      kind: 'exercise',
      body: [
        `
Now the screen, and only the way that you want to learn about. Paper has told you whether people understand the words. It cannot tell you what a thumb does on a bus.

For the workshop the way was: open the message, answer, look at the page, change one’s mind. Seven screens. Everything beside that way leads to one page that says *not built yet*, so that you can see how often people want to leave it, and where to. Of my five testers, three went to *not built yet* from the same word, *spring*. That is a result.
`,
        {
          type: 'table',
          caption: 'The seven screens, and why each had to be there',
          head: ['Screen', 'The question it answers'],
          rows: [
            ['1. the message', 'do they know who writes?'],
            ['2. the question, opened', 'do they see both answers?'],
            ['3. after “yes”', 'do they believe it has arrived?'],
            ['4. the page with the list', 'what do they feel at number 63?'],
            ['5. after “not any more”', 'do they know that it can be undone?'],
            ['6. undone', 'do they find the way?'],
            ['7. not built yet', 'where do they want to go?'],
          ],
        },
        `
If a screen answers no question, leave it out. A sign-in was the first thing that everybody missed, and it is not in the list, as there was nothing to learn from it.

## Real contents

Use real dates and long names. *Maria da Conceição Vasconcelos* takes two lines, and so will she in life. Make the list 109 entries long, and not five, since the feeling at number 63 of five cannot be had. Where you do not know the real text, telephone somebody. It is quicker than inventing it, and you will find out that the real one does not exist yet.

Work in gray until the order is right. As soon as there is color, people talk about color, and so will you. Any tool will do in which a rectangle can lead to another picture: a drawing program, slides with links, a folder of web pages. I have used photographs of paper sheets.

Then walk. Take the phone outdoors, and go through the way ten times with the thumb of one hand, in the sun, with a bag in the other. Set the phone’s text to its largest size and do it again. You are the first tester, and the only one who will be this patient.
`,
        {
          type: 'exercise',
          title: 'Seven screens in gray',
          task: `
Allow three hours. List the screens with the question that each answers. Build the one way as a clickable prototype with real contents, and walk through it outdoors ten times, five of them with the text enlarged.
`,
          criteria: [
            'There are at most ten screens, each has a question, and one says “not built yet”',
            'Each has the words of your conversation and no others',
            'Names, dates and lists are as long as in life',
            'It can be used with one hand, and nothing is cut off when the text is enlarged',
            'During the ten walks you changed at least two things',
          ],
        },
      ],
    },
  ],
}
