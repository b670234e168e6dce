import type {SectionSeed} from '../types.ts'

export const shipping: SectionSeed = {
  title: 'Shipping with engineers',
  lessons: [
    {
      slug: 'a-document-an-engineer-would-want',
      title: 'Data first, then a document without guesses',
      minutes: 183,
      kind: 'exercise',
      body: [
        `
Show an engineer your screens, and you get a discussion of screens. Show her your list of *things* and what is known about each, and you get the truth. I brought five words to the first talk, on one sheet: person, request, answer, course, place.

“When does a request end?” she asked, after five minutes. I had no idea. It begins when somebody signs up. It ends with a place. It ends with *not any more*. And what about somebody who has stopped answering? We took this to Ana, and the third ending, *after two unanswered questions*, changed two screens and the wording of the message.
`,
        {
          type: 'table',
          caption: 'The sheet for the first talk, as it left the room',
          head: ['Thing', 'What is known about it', 'Who may change it', 'When it ends'],
          rows: [
            ['person', 'name, telephone, since when', 'Ana', 'a year after the last request; then erased'],
            ['request', 'person, date, kind of course', 'Ana', 'place, “not any more”, or two silences'],
            ['answer', 'request, date, which of three', 'the person', 'never; a later one counts'],
            ['course', 'dates, six places', 'Ana', 'on its last day'],
            ['place', 'course, person', 'Ana', 'with the course, or given back'],
          ],
        },
        `
The column that designers forget is the last. Things that never end pile up, and in year three somebody’s telephone number is still there, without a reason.

## Four pages

Then the document. Four pages are enough.

1. **The problem with its number**, on half a page, so that she can disagree with you on purpose later.
2. **The way through**: every screen, and where each control leads.
3. **The table of states**, with the exact words. Otherwise *Something went wrong* will be written at six in the evening by somebody tired.
4. **I’m not sure about.** This list is read first. Mine had seven entries, and to four of them she knew the answer.

Sizes, distances and colors stand there by name. Leave out what the system decides anyway, since a document that repeats the obvious hides what is special.

There is a test for it. Give it to someone who builds software, and ask them to describe one screen with all its states, *without seeing the drawing*. Where their description differs from your picture, the document was guessing, or you were.
`,
        {
          type: 'exercise',
          title: 'Guess-free',
          task: `
Allow three hours. Make the sheet of things and go through it for half an hour with somebody who builds software; bring no screens. Write down each question that you could not answer, and ask the person who decides. Then write the four pages and do the test.
`,
          criteria: [
            'Everything on the sheet has an end, and personal details have a date on which they go',
            'At least one question from the talk changed a screen',
            'Their description differs from your drawing in at most two places, and both are in the document now',
            'It contains every sentence that the product says',
            'The list of what you are not sure about is not empty',
          ],
        },
      ],
    },
    {
      slug: 'the-week-after',
      title: 'The week after',
      minutes: 63,
      kind: 'exercise',
      body: [
        `
On the day of the release the work is half done, and everyone goes home. What follows is the only test in which people do not know that it is one.

Before that day, write down three numbers, what they are now, and what you expect of them. At least one should be able to get **worse** through your work. If all three can only improve, you have chosen a compliment.
`,
        {
          type: 'table',
          caption: 'The workshop’s three numbers',
          head: ['', 'Before', 'Expected', 'Week 1', 'Week 5'],
          rows: [
            ['calls about the list per week', '30', 'under 10', '34', '8'],
            ['answers to the message within a week', 'none', '70 %', '81 %', '77 %'],
            ['people called for each place', '3.9', '2', 'no place free', '1.6'],
            ['people who write that they feel badly treated', '0', '0', '0', '0'],
          ],
        },
        `
There are four in the end, as you see; the last is the one that could get worse.

In the first week there were 34 calls, more than ever. If we had looked only once, we should have removed it. What were they? Ana’s assistant made strokes again. Twenty-one of the callers rang in order to say how nice it was to be asked. In the second week there were nineteen calls and in the fifth eight. A change makes noise by being a change, and you have to sit that out, with a date on which you may judge, written down beforehand.

The other way around is commoner: a fine first week, because people are curious, and a poor sixth.

## The one who wrote

In the second autumn somebody wrote. He had left two messages unanswered, having been in the hospital next door, of all places, and so his request had ended. The rule was right and its effect was wrong. Now a human being telephones before the second silence counts. It is eleven calls a year.

So decide three things before the release. **Who reads** the numbers, on which days. **What would make you stop**, and how one goes back. And **whom you will ask again**: I sat with Marta once more, in the sixth week. “I don’t call any longer,” she said, and after a while, “I rather miss it.” I wrote that down. It is the price, and it belongs on the page.
`,
        {
          type: 'exercise',
          title: 'Three numbers and five weeks',
          task: `
Allow one hour now, and a quarter of an hour in each of five weeks. Choose three numbers for your product, measure what they are today, and write down your expectations. Decide who reads them, when, and what would make you stop. If your product is not released, do it with the paper version or the messages sent by hand.
`,
          criteria: [
            'Each number has a value from before, an expectation and a date',
            'One of them could get worse through your work',
            'The condition for stopping has a number, and somebody else knows it',
            'You have asked one of your five people again, and written down what they do now and what they miss',
          ],
        },
      ],
    },
  ],
}
