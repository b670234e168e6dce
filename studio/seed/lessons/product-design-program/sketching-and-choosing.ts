import type {SectionSeed} from '../types.ts'

export const sketchingAndChoosing: SectionSeed = {
  title: 'Sketching and choosing',
  lessons: [
    {
      slug: 'twelve-bad-drawings',
      title: 'Twelve bad drawings, and a thirteenth',
      minutes: 93,
      kind: 'exercise',
      body: [
        `
The first idea is the one that everybody has. The next four are its cousins. Around the seventh one gets desperate, and then it becomes interesting. So you need a way of getting past six, and the way is a clock.

Fold a sheet into twelve fields, set the timer to two minutes for each, and draw with a pen so thick that there is no room for buttons. When it rings, go on, also if the field is empty. No erasing. Below each, a title in five words at most.
`,
        {
          type: 'table',
          caption: 'Some of my twelve for the workshop, with what became of them',
          head: ['No.', 'Title', 'Afterward'],
          rows: [
            ['1', 'List on the phone', 'what I had been asked for'],
            ['4', 'Chalkboard in the window', 'something was stolen from it'],
            ['6', 'Ana calls everyone in January', 'cheapest of all; Ana laughed'],
            ['9', 'Postcard, twice a year: still interested?', 'something was stolen from it'],
            ['11', 'A parrot', 'nothing was stolen from it'],
            ['12', 'No list: a lottery each spring', 'illegal here, I was told, and the fairest'],
          ],
        },
        `
At least two of yours should do without a screen, one should be something that you are not allowed to do, and in one the problem should be solved by a person you had not thought of. The illegal one is there because rules are what one stops seeing first.

## What would you steal?

Show the sheet to somebody who knows the problem, and do not ask which is best. People praise with their favorites. Ask of each: *what would you steal from it?* They think with what they steal.

Ana’s assistant stole the *question* from the postcard. From the chalkboard she stole that it can be seen *without asking*. Together they made a thirteenth, which had been on nobody’s sheet: a message with one question, and a page at which anyone may look.

## Six pictures

Then draw the thirteenth as a story in six pictures, with a person in each. It begins **before** your product appears, with somebody on a bus, and it ends **after** it has gone, with somebody’s hands in clay. If you cannot draw the last picture, the idea does nothing in the world. If there is a screen in all six, you have drawn an advertisement.

Make three such combinations, and see to it that one of them has nothing of your own favorite in it. You will be attached to the others, and you should have one thing on the table that you can look at calmly.
`,
        {
          type: 'exercise',
          title: 'Twelve in twenty-four minutes',
          task: `
Allow an hour and a half. Draw the twelve by the clock. Show them to three people who know the problem, and collect what each would steal. Make three combinations and draw each as a story in six pictures.
`,
          criteria: [
            'A stranger can tell any two of the twelve apart, by picture and title',
            'You are embarrassed by at least three',
            'For each combination you can say who stole which part from which drawing',
            'Every story begins before your product appears and ends after it has gone',
            'One of the three contains nothing of your favorite',
          ],
        },
      ],
    },
    {
      slug: 'choose-by-the-riskiest-sentence',
      title: 'Choose by the riskiest sentence',
      minutes: 123,
      kind: 'exercise',
      body: [
        `
Three stories lie on the table. The usual way to choose is to ask who likes which, and the person who talks best wins. There is a calmer way. Under each story lies a sentence that has to be true, or everything falls. Find it, and try to break it, before you have built anything.

For every story write three such sentences. For the message, these were mine: *Ana has a number at which people can be reached. People answer when they are asked whether they still want a place. Those who no longer want one will say so.* Then mark each twice: how little do you know about it, and how much would break if it were false?
`,
        {
          type: 'table',
          caption: 'The sentences under two of the stories',
          head: ['Sentence', 'How little I know (1-3)', 'What would break (1-3)', 'Product'],
          rows: [
            ['Message: Ana has numbers that work', '1', '3', '3'],
            ['Message: people answer when asked', '3', '3', '9'],
            ['Message: those who have given up say so', '2', '2', '4'],
            ['Page: people find it', '2', '2', '4'],
            ['Page: it does not hurt to see that one is number 63', '3', '3', '9'],
          ],
        },
        `
Two nines. For each, invent the **cheapest test that could prove you wrong by Friday**. That is a strange wish, and it takes practice, because everything in you would rather have a test that could prove you right.

For *people answer*: take ten names from the notebook and send the message by hand, from Ana’s own telephone. Before you send it, write down the result at which you would give up the story. I wrote: *fewer than five answers in a week.* Eight answered, six of them in the first hour, and three of the eight were glad to be taken off. The story stood.

For *it does not hurt*: I had no cheap test. Or so I said. The truth is that I liked the page, and I did not look for one. I could have written ten numbers on ten cards and watched ten faces. It would have taken a morning. You will see in the section on testing what it cost me not to.

Leave that in your own notes as well: which sentence you did *not* test, and why. A year later it will be the most instructive line on the sheet.
`,
        {
          type: 'exercise',
          title: 'By Friday',
          task: `
Allow two hours, spread over a week. Write three sentences under each of your three stories and mark them. For the two or three highest products, invent the cheapest test. Run at least two of the tests, with the result that would make you give up written down beforehand. Then choose a story with the person who decides.
`,
          criteria: [
            'Every sentence could turn out to be false',
            'None of the tests needed software, and at least one was over within a day',
            'The result that would make you give up has a number and was dated before the test',
            'You kept to it, or you wrote down why you did not',
            'The sentence that you did not test stands there, with the reason',
          ],
        },
      ],
    },
  ],
}
