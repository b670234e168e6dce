import type {SectionSeed} from './types.ts'

export const interfaceDesignFundamentalsOutline: SectionSeed[] = [
  {
    title: 'Learning to see a screen',
    lessons: [
      {
        slug: 'a-minute-of-silence',
        title: 'A minute of silence',
        minutes: 14,
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
        minutes: 16,
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
        minutes: 18,
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
  },
  {
    title: 'Type: faces, sizes, lines',
    lessons: [
      {
        slug: 'a-face-for-reading',
        title: 'A face for reading',
        minutes: 30,
        kind: 'exercise',
        body: [
          `
Look at the letters *I l 1 O 0* and *rn m* in any face before you look at its character. In a booking code they decide whether somebody gets on a train. Then set a paragraph of ordinary text at 16 pixels, and look at the height of the small letters: faces of the same nominal size differ by a fifth, so 16 in one is 19 in another. A second face is a guest. Invite one only if it does work that weight and size cannot do.
`,
          {
            type: 'exercise',
            title: 'Three faces, one paragraph',
            task: 'Set the longest text on your screen in three faces, adjusted until their small letters are equally tall. Let three people read from each at arm’s length and time them.',
            criteria: [
              'The letters I, l and 1 can be told apart in the one you choose',
              'You chose by the reading, and wrote down by how much',
            ],
          },
        ],
      },
      {
        slug: 'a-scale-with-five-steps',
        title: 'A scale with five steps',
        minutes: 30,
        kind: 'reading',
        body: [
          `
Sizes that differ by little look like mistakes. Choose a ratio and stay on its steps. From 16 pixels, with 1.25: 12.8, 16, 20, 25, 31.25. Five sizes are enough for nearly every screen, and on a phone I take 1.2, since 31 pixels break a German word. Set them in *rem* and not in pixels, so that somebody who has enlarged the text of their browser gets all five larger. Weight counts as a step, too: 16 bold beside 16 regular is often all the heading a card needs.

**Your task:** list every size on your screen with the number of places it occurs in. Replace them with five. Where you hesitate between two steps, the element has no clear rank; go back to your inventory and give it one.
`,
        ],
      },
      {
        slug: 'how-long-is-a-line',
        title: 'How long is a line?',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
At the end of a line the eye has to find the beginning of the next. If the way is long, it lands on the same line again. Between 45 and 75 characters goes well, spaces included, and 65 is a good place to begin; in CSS, roughly *max-width: 65ch*. The longer the line, the more space between lines: 1.5 times the size at 65 characters, 1.35 at 40. Headings want less, 1.1 to 1.2, since their lines are few and their letters large.
`,
          {
            type: 'exercise',
            title: 'Version one: type only',
            task: 'Redesign your screen by changing its type and nothing else: no distances, no colors, no order. Test it at 320 pixels wide and with text at 200 percent.',
            criteria: [
              'Five sizes, all on the scale; lines of running text from 45 to 75 characters',
              'Nothing is cut off or covered at 200 percent',
              'Blurred, rank 1 of the task is the first blotch',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Space: grouping, rhythm, grids',
    lessons: [
      {
        slug: 'near-means-together',
        title: 'Near means together',
        minutes: 28,
        kind: 'exercise',
        body: [
          `
Put six coins on a table in a row, then push the third a centimeter to the left. You have two groups, and no one needs a frame around them. Inside a group keep the gaps at no more than half of what lies between groups: 8 and 24 is clear, 12 and 16 is a shrug. Most boxes, lines and gray panels on screens are there because the gaps inside and outside were equal and somebody noticed that something was missing.
`,
          {
            type: 'exercise',
            title: 'Take the lines away',
            task: 'Remove every border, line and background panel from your version one, and bring the groups back by distance alone.',
            criteria: [
              'Someone circles the groups on a printout as you meant them',
              'At most one line had to come back, and you can say what it does',
            ],
          },
        ],
      },
      {
        slug: 'eight-point-rhythm',
        title: 'Steps of eight',
        minutes: 28,
        kind: 'reading',
        body: [
          `
The number eight is a convention, and it is a good one, because it removes arguments: 4, 8, 16, 24, 32, 48, 64. No one can see whether a gap has 22 or 24 pixels, and everybody sees it when there are both. Give each step a job. In my projects 4 joins a label to its field, 8 lies inside a control, 16 between lines of a group, 32 between groups, 64 between chapters of a page. If a seventh distance is wanted, ask what new kind of relation has appeared.

**Your task:** measure all distances on your screen and make a tally. I would expect between fifteen and thirty different ones. Assign each to one of the seven and write the job beside it. Two distances with the same job are one.
`,
        ],
      },
      {
        slug: 'a-grid-for-one-thumb',
        title: 'A grid for one thumb',
        minutes: 28,
        kind: 'exercise',
        body: [
          `
A grid is a promise about edges: what starts at the same vertical line is of the same kind. On a phone I use four columns with margins of 16, on a desktop twelve, and rarely more than two different left edges in one view. Targets follow the thumb and not the grid: 44 pixels at least in both directions, 8 between two of them, and whatever cannot be undone is not where the thumb rests. The label may be small. The area that reacts must not be.
`,
          {
            type: 'exercise',
            title: 'Version two: space',
            task: 'Apply groups, steps and edges to your screen. Then hold the phone in one hand, walk, and hit each target ten times.',
            criteria: [
              'Two left edges or fewer, apart from what is centered on purpose',
              'At most one miss in fifty tries while walking',
              'No color has been changed',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Color: contrast, meaning, dark themes',
    lessons: [
      {
        slug: 'contrast-is-a-number',
        title: 'Contrast is a number',
        minutes: 28,
        kind: 'exercise',
        body: [
          `
The ratio between the lighter and the darker of two colors runs from 1 to 21. Text needs 4.5; large text, icons and the edges of fields need 3. On white, the gray *#999999* reaches 2.85 and *#767676* reaches 4.54, which makes it the lightest gray that carries text. Measure, because the eye adapts: after ten minutes at your own screen every gray looks sufficient. Yellow on white hardly gets above 1.4, whatever the brand manual says. It has to become an area with dark text on it.
`,
          {
            type: 'exercise',
            title: 'A table of pairs',
            task: 'List every pair of text and ground on your screen with its ratio, and repair those that fail by changing lightness only.',
            criteria: [
              'No text below 4.5 and no field edge below 3',
              'The hue of each color has stayed what it was',
              'You can read the screen outdoors at half brightness',
            ],
          },
        ],
      },
      {
        slug: 'one-color-that-means-something',
        title: 'One color that means something',
        minutes: 30,
        kind: 'reading',
        body: [
          `
On the river there is a red buoy and a green one, and I have never seen a third for beauty. Choose one accent and give it one meaning: *here you can act*. Then it may not appear in headings, in illustrations or on prices. Errors get another color, an icon and a sentence, since color alone reaches only some people. Links in running text are underlined. All else lives on a scale of perhaps nine grays, slightly tinted toward the accent so that they look related.

**Your task:** mark everything on your screen that has color, and write what the color says. If the accent says two things, take one away. If two colors say the same thing, keep the one with the better contrast. The rest becomes gray, and you will find that it was never missed.
`,
        ],
      },
      {
        slug: 'dark-is-not-inverted',
        title: 'Dark is not inverted',
        minutes: 30,
        kind: 'exercise',
        body: [
          `
A dark theme is a second palette under the same names. Pure white on pure black, 21 to 1, makes letters glow at the edges, so I start from *#e6e6e6* on *#1c1c1e*, 13.6 to 1. Surfaces that lie higher become lighter, because shadows no longer show. A strong blue that has 5.1 on white falls to 3.3 there, and needs a lighter sister: *#7aa7ff* has 7.1. Photographs may need a little dimming. Logos with black letters need somebody to be told.
`,
          {
            type: 'exercise',
            title: 'Versions three and four',
            task: 'Color your screen light and dark from one list of names (ground, surface, text, quiet text, accent, danger), each with two values.',
            criteria: [
              'Every pair passes in both themes, and the table shows it',
              'No color stands on the screen that has no name',
              'In gray, both versions have the same order of importance',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Forms and the words in them',
    lessons: [
      {
        slug: 'ask-less',
        title: 'Ask less',
        minutes: 24,
        kind: 'exercise',
        body: [
          `
Every field is a question put to somebody who would rather be doing something else. For each, find the person in the company who reads the answer and ask what they did with the last ten. “Salutation” at the ticket company was read by nobody; it had been copied from a paper form of 1994. What you know already you do not ask, and what you can work out, such as the type of a card from its number, you do not ask either. The rest goes in one column, in the order in which people have it in mind.
`,
          {
            type: 'exercise',
            title: 'Halve it',
            task: 'List all the fields of a form, with who reads the answer and what for. Remove, derive or postpone until half are left.',
            criteria: [
              'Every remaining field has a reader with a name',
              'You timed two people on both versions',
            ],
          },
        ],
      },
      {
        slug: 'labels-that-stay',
        title: 'Labels that stay',
        minutes: 26,
        kind: 'reading',
        body: [
          `
A label inside a field vanishes with the first letter, exactly when one wonders what was asked. Put it above, always visible, and tie it to the field in the code so that a tap on it works and a screen reader says it. Above and not beside: with a long word or an enlarged text there is room. The hint, *as on your passport*, stands between label and field, where it is read in time. Make the field as long as its answer: four characters for a year, and people know what is wanted. Mark what is optional in words, and spare the asterisk.

**Your task:** fill in your form by keyboard alone with the screen reader of your phone or computer switched on and the display covered. Write down each place at which you did not know where you were.
`,
        ],
      },
      {
        slug: 'an-error-is-a-sentence',
        title: 'An error is a sentence',
        minutes: 26,
        kind: 'exercise',
        body: [
          `
“Invalid date” blames and does not help. A good message says what is wrong, where, and what to do, in words that one would use at a counter: *This date is in the past. Choose a day from March 9 on.* It stands beside the field, in text, remains until it is repaired, and everything else that was typed is still there. Check a field when somebody leaves it and not while they type; nobody’s address is complete after three letters. Better still is to accept what people write. Blanks in card numbers have never hurt a bank.
`,
          {
            type: 'exercise',
            title: 'Version five: the form',
            task: 'Rewrite all messages of your form, then have three people fill it in with mistakes you dictate.',
            criteria: [
              'Each repaired every mistake without a question to you',
              'Nothing they typed was lost',
              'No message contains “invalid”, “error” or “please”',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'States: empty, loading, wrong',
    lessons: [
      {
        slug: 'nothing-here-yet',
        title: 'Nothing here yet, and not yet here',
        minutes: 28,
        kind: 'exercise',
        body: [
          `
Portfolios show a list with five handsome entries. On the first day there are none, and this is when people decide whether to stay. An empty screen says what will be here, why it is empty, and gives the one action that fills it. There are three kinds: *nothing yet*, *nothing found* and *all done*, and they need different sentences. As for waiting: below a tenth of a second show nothing at all, up to a second leave the old content standing, after that draw the gray outlines of what is coming, at the places where it will be, so that nothing jumps.
`,
          {
            type: 'exercise',
            title: 'Five amounts of content',
            task: 'Draw your screen with no entry, with one, with a thousand, with a name of sixty letters, and while loading.',
            criteria: [
              'The empty one has exactly one thing to do',
              'From loading to loaded nothing moves by a pixel',
            ],
          },
        ],
      },
      {
        slug: 'when-it-goes-wrong',
        title: 'When it goes wrong',
        minutes: 30,
        kind: 'exercise',
        body: [
          `
The network goes, the card is refused, somebody else bought the seat. For each, answer four questions on the screen: what happened, what it means for my money or my data, what I can do now, and what happens by itself. *We could not reach your bank. Nothing has been charged. Try again, or use another card; your seats are held until 14:20.* Design this first. It shows you what the system must be able to know, and engineers should hear that before they begin.
`,
          {
            type: 'exercise',
            title: 'Version six: all the states',
            task: 'List everything that can go wrong on your screen, with somebody who builds software. Write the four answers for the five most likely and draw them.',
            criteria: [
              'Money and data are mentioned wherever they are touched',
              'There is no dead end: every state has a way on',
              'The engineer found out something they have to build',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'One screen, redesigned from the start',
    lessons: [
      {
        slug: 'the-whole-screen-again',
        title: 'The whole screen again',
        minutes: 24,
        kind: 'exercise',
        body: [
          `
You have six versions, each of which changed one material. Now put them away and begin with the sentence of the task and an empty sheet. Sketch the order in pencil, three times, in five minutes each, and only then look at what you had. The seventh version usually has less on it than the sixth. When I was proud of a picture as a student, my teacher would cover one part after another with her hand and ask whether it was still the picture; do the same with yours and a sheet of paper.
`,
          {
            type: 'exercise',
            title: 'Version seven',
            task: 'Draw the screen anew, light and dark, with its form and its states. Cover each element in turn and remove what is not missed.',
            criteria: [
              'It has fewer elements than the original, and you know how many',
              'The gray version passes the blur test',
              'All pairs of colors have been measured again',
            ],
          },
        ],
      },
      {
        slug: 'three-people-and-silence',
        title: 'Let three people use it, and say nothing',
        minutes: 25,
        kind: 'reading',
        body: [
          `
Give your screen to three people, one at a time, with the task in a sentence that contains none of the words on the screen: “You are outside and would like to go in.” Then be silent. Count to twenty before you help, and write down what the finger does and not what the mouth says. People are kind to designers; their fingers are not. Where two of three stop at the same place, there is a fault. Where one stops, there is a question for the next person.

**Your task:** three people on the original and three others on version seven, ten minutes each. Write down time, wrong taps and the first words they say. If the original wins anywhere, take over what it does there. It has been used for longer than yours.
`,
        ],
      },
      {
        slug: 'hand-it-over',
        title: 'Hand it over so that it is built as drawn',
        minutes: 30,
        kind: 'exercise',
        body: [
          `
Whatever you leave open, somebody will decide at six in the evening. So the drawing is accompanied by a page: the task; the names of sizes, distances and colors with their values; what happens at 320 pixels and with text at 200 percent; all the states; the order in which the keyboard and the screen reader pass through it; and the two things of which you are not certain.  An engineer who knows where you doubt will ask before they guess.
`,
          {
            type: 'exercise',
            title: 'One page, seven versions',
            task: 'Write the page, and give it with the drawing to somebody who builds. Then lay out the original and your seven versions in a row, with two lines each about what changed.',
            criteria: [
              'They asked at most three questions, and you added the answers to the page',
              'A stranger can say what each version changed',
              'The lists from your first minute of silence are part of it',
            ],
          },
        ],
      },
    ],
  },
]
