import type {SectionSeed} from '../types.ts'

export const learningToSee: SectionSeed = {
  title: 'Learning to see a screen',
  lessons: [
    {
      slug: 'a-minute-of-silence',
      title: 'A minute of silence',
      minutes: 40,
      kind: 'exercise',
      body: [
        `
Take a box of tablets from the bathroom, stand it in front of you and look at it for one minute. Set a timer. You will have finished after ten seconds, and the remaining fifty are what this lesson is about.

In my grandmother’s workshop we had to describe a tile for five minutes before we were allowed to copy it. After one minute I had run out of adjectives. After two I began to count, and after three I saw that the pattern was not symmetrical, as I had said, but turned. Nobody sees such a thing in ten seconds, because in the first ten seconds one sees what one knows: *it’s a box of tablets*. Seeing begins when the recognizing is over.

## What I notice on my box

This is my list for a common painkiller, in the order in which it came.

1. The name of the brand is 21 millimeters wide, and the name of what is in it 9.
2. The number *400* is bold; the *mg* is not.
3. There are two reds. One is the brand, one the warning.
4. How many tablets are in it stands in three places. How many I may take a day stands in none, at least not on the outside.
5. The Braille runs across the small print.
6. The expiry date is pressed into the card, without ink, on a flap that one tears off.

Look at what kind of sentences these are. They contain widths, weights, places and numbers of times. There is no *nice*, *cluttered* or *modern* in them. Whoever says “cluttered” has stopped looking and begun to judge. The judgment may be right, but nobody can do anything with it. “The number of tablets stands in three places and the dose in none” can be repaired by Thursday.

## From noticing to costing

Now take each line and ask what it costs the person who holds the box. Who is it? In this case somebody with a headache, at night, without glasses. Number 6 costs them the date, from the second day on. Number 4 costs them a leaflet to unfold, or one tablet too many. Number 1 costs them nothing, and earns the company something. So we have a list of six things, of which two matter very much, and we got there without having said whether we like it.
`,
        {
          type: 'exercise',
          title: 'A timetable, a checkout, a door',
          task: `
Spend one timed minute in silence before each of three designed things: a printed timetable or menu, the checkout page of a shop, and a door with a sign on it. Write at least six observations for each. Then describe in one line who uses it and in what state, and mark the two observations that cost this person most.
`,
          criteria: [
            'Of your eighteen observations, at least twelve contain a number, a size, a place or a comparison',
            'There is not one adjective of taste among them',
            'The person is described by situation (in a hurry, standing, in the sun) and not by age',
            'At least one of your marked observations is about something that is missing',
          ],
        },
        `
Keep the lists. In four weeks or so you will look at the checkout again, and I would like you to see then what you saw today.
`,
      ],
    },
    {
      slug: 'what-is-this-screen-for',
      title: 'What is this screen for?',
      minutes: 50,
      kind: 'reading',
      body: [
        `
When I designed for a company that sells tickets, there was a screen that everybody in the house called *the event page*. It had twenty-three things on it. We asked eleven people in the queue before a stadium what they had last used it for. Nine wanted to know one thing: which gate. The gate was the seventeenth of the twenty-three, below the map of the parking garages.

A screen has a **task**, and the task is a sentence with a person in it: *Somebody who is outside the stadium, with a child on one arm, wants to find their gate.* As long as you do not have this sentence, you cannot say whether the type is too small or the button in the wrong place. Too small for whom? Wrong for what?

## An inventory

Before you change anything, count. Write down everything on the screen that can be seen, one per line, and give it three numbers: its rank on the screen, its rank for the task, and the difference. Rank on the screen is what catches the eye. If you are not sure, take a screenshot, blur it until you can no longer read it, and see which blotches remain.
`,
        {
          type: 'table',
          caption: 'Six of the twenty-three, on the day before the final',
          head: ['Element', 'Rank on the screen', 'Rank for the task', 'Difference'],
          rows: [
            ['Picture of the singer', '1', '12', '11 too high'],
            ['“Share with friends”', '2', '20', '18 too high'],
            ['Date and time', '5', '3', '2 too low'],
            ['Row and seat', '9', '2', '7 too low'],
            ['Gate', '17', '1', '16 too low'],
            ['Terms of the seller', '23', '23', 'as it should be'],
          ],
        },
        `
The two largest differences wrote the design. The gate went to the top, in figures as tall as a thumb, because people hold the phone out to the steward. “Share” went down, and after two weeks the number of people who shared was what it had been before. Nobody outside a stadium had wanted to.

Notice that color has not been mentioned yet, nor a typeface. The most valuable decision about this screen was an order, and it could have been made with a pencil. It usually can.

## One task, and the others

There will be a second task, and a third: somebody wants to resell a ticket, somebody is blind and hears the page. The second task gets a place, and it need not get a loud one. As for the person who hears the page, the order *is* the design. Read your inventory aloud from top to bottom. If you lose patience before the gate comes, so does she.
`,
        {
          type: 'exercise',
          title: 'Choose the screen that annoys you',
          task: `
Choose one screen of a service you use and that annoys you. It will be yours until the end of the course, so let it be one with text, numbers and at least one thing to fill in. Write its task in one sentence, make the inventory with three numbers for each element, and take a screenshot with today’s date.
`,
          criteria: [
            'The sentence names a person, a situation and what they want to know or do, and no part of the screen',
            'The inventory is complete: a second person finds at most two things that you left out',
            'You found the three largest differences and changed nothing yet',
            'Two people whom you asked agree with your rank 1 for the task, or you have corrected it',
          ],
        },
      ],
    },
    {
      slug: 'three-materials-in-this-order',
      title: 'Three materials, in this order',
      minutes: 40,
      kind: 'quiz',
      body: [
        `
“It doesn’t pop.” I have been told this about a timetable. It is what people say when they see that something is wrong and have only one word for all three materials, and the word is nearly always taken to be about color. So the button turns orange. Then it pops, and one still does not know where to click, because the trouble was that it stood beside four others.

Type, space and color do different work. **Type says what it is**: a heading, a price, a warning, a remark. **Space says what belongs together.** **Color says what is special**, and it can say so only if the rest is not special.

## Why this order

Print any screen in gray. If one can still use it, type and space are doing their work, and color may be added. If not, no color will save it: about one man in twelve has trouble with reds and greens, everybody sees all colors as gray in the sun, and a screen reader sees none at all. That is the practical reason.

The other one is what it costs to change. When you alter the size of the type, all the distances have to follow. When you alter the distances, colors may stay. Whoever begins with color paints the walls before deciding where they stand.

## Saying it exactly

A critique in terms of the materials has three parts: what I see, which material it is, and what it costs the person with the task. Compare.
`,
        {
          type: 'table',
          caption: 'Remarks from real reviews, said again',
          head: ['As it was said', 'Material', 'As it could be worked with'],
          rows: [
            [
              'It doesn’t pop',
              'space',
              '“Pay” is 8 pixels from “Back” and the same size. People in a hurry will hit the wrong one.',
            ],
            [
              'It looks cheap',
              'type',
              'Five sizes of type within 3 pixels of each other: 13, 14, 14.5, 15 and 16. Nothing is clearly a heading.',
            ],
            [
              'Too busy',
              'space',
              'All gaps are 12 pixels, so the label is as far from its own field as from the next one.',
            ],
            [
              'Make it friendlier',
              'type',
              'The error is in capitals and says “invalid input”. She does not learn what to type.',
            ],
            [
              'More contrast, please',
              'color',
              'The gray of the delivery date is 2.8 to 1 on white. Outdoors it is gone.',
            ],
          ],
        },
        `
In none of these five was the right answer a brighter color, and in one it was a darker gray. I keep such a list from every review I sit in. In nine years, by my count, about half of the remarks came down to space.
`,
        {
          type: 'exercise',
          title: 'Your screen in gray',
          task: `
Take the screenshot of your screen and remove its color. Then write five remarks about it in three parts: what you see, with a number; the material; what it costs the person in your task. Put them in the order in which you would repair them.
`,
          criteria: [
            'Each remark could be checked by somebody with a ruler',
            'At least three of the five concern type or space',
            'You can name one thing that can no longer be told apart in gray',
            'None of the remarks contains the solution',
          ],
        },
        {
          type: 'quiz',
          question:
            'In a form, every gap is 16 pixels: from the label to its field, from the field to the next label. People fill in the wrong fields. What would help, and why?',
          answers: [
            {
              text: 'Labels 4 pixels from their own field and 24 from the field before',
              right: true,
              explanation:
                'Space says what belongs together. With equal gaps a label belongs to two fields; with 4 against 24 there is no doubt.',
            },
            {
              text: 'Labels in the brand’s blue',
              explanation:
                'All labels become special together, and it is still not clear which field each one belongs to.',
            },
            {
              text: 'Labels in bold',
              explanation:
                'Bold makes it easier to see that they are labels. The question people get wrong is whose label each is, and distance answers that.',
            },
          ],
        },
      ],
    },
  ],
}
