import type {SectionSeed} from '../types.ts'

export const fiveShapesAndALine: SectionSeed = {
  title: 'Five shapes and a line',
  lessons: [
    {
      slug: 'forty-lines-before-you-read-on',
      title: 'Forty lines before you read on',
      minutes: 8,
      kind: 'exercise',
      body: [
        `
Take the thick marker and a sheet of paper, turn the sheet sideways, and draw a line from the left edge to the right. Do not read the rest of this page first. Draw the line.

Now look at it for as long as it takes to breathe three times. Most first lines have a tremble in the middle and a hook at the end. The tremble comes from going slowly. The hook comes from looking at the pen.

## Why slow lines shake

A hand that moves slowly is corrected many times on the way, a little to the left, a little to the right, and every correction is visible. A hand that moves at the speed of wiping a table has no time for corrections, and the line comes out as one thing. It may miss its end by a centimeter. Nobody in a meeting will ever notice a centimeter, and everybody notices a tremble, because it looks like doubt.

So the first rule of the course is about speed. **A line of the length of your forearm takes one second.** Say *one* while you draw it. When the word is over, the line is over.

## Three habits

1. **Look at where you are going.** Put a dot where the line should end, set the pen down at the other side, and then keep your eyes on the dot. The hand follows, as it does when you reach for a cup.
2. **Move the arm and leave the fingers alone.** Fingers are made for handwriting and reach about five centimeters. For anything longer the movement comes from the elbow, and on a wall from the shoulder. Rest the little finger lightly on the surface if you like a guide.
3. **Walk.** On a board, a line that is longer than your arm is drawn by taking a step. Hold the pen still against the board and move yourself.

The grip matters less than people think. Hold a marker a little farther from its tip than you would a pen, and turn the barrel in your fingers from time to time so that the tip wears evenly.
`,
        {
          type: 'exercise',
          title: 'Forty lines in four minutes',
          task: `
Use four sheets of scrap paper, ten lines on each, one second for every line. On the first sheet draw them from left to right, on the second from top to bottom, on the third from corner to corner, on the fourth from dot to dot: put down ten pairs of dots anywhere and join them. Write today’s date on the sheets and keep the first and the last.
`,
          criteria: [
            'All forty lines were drawn in four minutes or less, the dots included',
            'On the last sheet at least seven of the ten lines end within a centimeter of their dot',
            'No line was drawn twice to make it better',
            'The last sheet shows fewer trembles than the first, or you can say why it does not',
          ],
        },
        `
If your lines are bowed, they are bowed because an elbow is a hinge: it draws arcs. Bow them on purpose in the other direction for a few lines and they will come out nearly straight. Nearly is what we are after. A line drawn with a ruler makes everything beside it look wrong.
`,
      ],
    },
    {
      slug: 'five-shapes-and-what-they-make',
      title: 'Five shapes, and what they make',
      minutes: 9,
      kind: 'reading',
      body: [
        `
Look at the things on your desk for a minute and name only their outlines. The screen is a box. The cup is a box with half a circle at its side. The lamp is a triangle on a line. After a minute the desk has become rather simple, and you have done what drawing mostly consists of, which is deciding what to leave out.

There are five shapes: the **box**, the **circle**, the **triangle**, the **half circle** and the **cloud**. With a line they make everything in this course. Other teachers use other lists, and theirs work too. What matters is that the list is short enough to be chosen from without thinking.
`,
        {
          type: 'figure',
          name: 'whiteboard-five-shapes',
          alt: 'In the first row a box, a circle, a triangle, a half circle, a cloud and a line, each in a color of its own. In the second row a truck, a lamp, a cup, a tree, a house and a light bulb drawn with those shapes in the same colors.',
          caption: 'The colors say which shape a part is. In your own drawings one color is enough.',
        },
        `
## How to draw each one

**The box** is four strokes in one go, without lifting the pen, and its last corner runs a little over the first. An open corner looks unfinished, a crossing looks quick. If you can choose only one thing to draw well, choose the box: half of all the pictures in offices are boxes.

**The circle** starts at the top and goes around a little more than once. Two turns in the air before the pen touches will round it. It will be an egg. An egg that is closed passes for a circle anywhere; a perfect circle with a gap does not.

**The triangle** stands on its base unless it is meant as a warning or as the shade of a lamp. **The half circle** is an arch first and its floor second. **The cloud** is six or seven bumps of different sizes, drawn clockwise, and it holds everything that has no outline of its own: a tree, a thought, the internet, an unclear plan.

## Build from the big part to the small

A truck is one long box, one short box and two circles. Draw them in that order. People who start with the door handle run out of room and, worse, draw a door handle that is larger than the wheel. Draw the largest shape first, let the others touch it, and stop at the moment at which somebody else would recognize the thing. With the truck that moment is the second wheel. The headlight is for your own pleasure.
`,
        {
          type: 'exercise',
          title: 'Six objects, twenty seconds each',
          task: `
Draw a phone, an envelope, a key, a bridge, a shopping bag and a bed, each with at most four shapes and at most twenty seconds. Say the shapes aloud before you draw: “Circle, line, two small lines: key.” Then draw all six a second time, faster.
`,
          criteria: [
            'Someone who has not seen the list names at least five of the six',
            'No object has more than four shapes and lines together, apart from the teeth of the key',
            'The second version of each took less time and fewer strokes',
          ],
        },
        `
When somebody does not recognize an object, ask what they took it for before you explain. “A tennis racket” is a useful answer to your key: the ring was too large for the shaft. Change one proportion and show it again.
`,
      ],
    },
    {
      slug: 'forty-arrows',
      title: 'Forty arrows',
      minutes: 9,
      kind: 'reading',
      body: [
        `
In front of my studio there is a crossing where four arrows are painted on the asphalt. I once asked a class to stand there for a minute and write down what each of them says. One says *you may*. One says *you must*. One, nearly worn away, says what used to be the case, and cars still follow it. They are all the same white paint.

An arrow is the verb of a drawing. A box on its own is a noun, and a page of nouns is a shopping list. As soon as there is an arrow, the page claims something: this comes after that, this causes that, this person gives that person something. Most bad diagrams have good boxes and careless arrows.

## Six verbs
`,
        {
          type: 'figure',
          name: 'whiteboard-arrows',
          alt: 'Six pairs of boxes with different arrows between them: a plain one for “then”, a thick and a thin one for “mainly”, a dashed one for “perhaps”, one that runs back for “again”, two in opposite directions for “both”, and one that ends at a bar for “stuck”.',
          caption:
            'Six arrows that people understand without a legend, as long as you use them consistently.',
        },
        `
Notice what is missing. There is no arrow with a head at both ends, because it is the laziest mark on any whiteboard: it says that two things are connected and refuses to say how. Two arrows, one each way, force you to ask what goes in each direction. Often you discover that in one of them nothing does.

## How to draw one

The shaft is one second, like any line. Then the head, in one stroke: from one barb to the tip and back to the other barb. Make the barbs about three times as long as the marker is thick, and let the head be open. A filled triangle takes five seconds and says no more.

Leave a gap the width of a finger between the arrow and the box at either end. An arrow that touches both boxes glues them together, and from four meters the three shapes become one.

## Read it aloud

Here is the test that I use for every diagram, mine included. Put your finger on a box, follow the arrow and say the sentence: “The order *goes to* the kitchen.” “The kitchen *tells* the waiter.” If you hear yourself saying “and this is sort of related to that”, the arrow has no verb. Write the verb beside it, or take it away.
`,
        {
          type: 'exercise',
          title: 'Forty arrows in four minutes',
          task: `
Draw ten plain arrows, ten thick ones, ten that run back and ten dashed ones, all directions mixed. Then draw how your last order at a restaurant or in a shop went, with four boxes and whichever arrows you need, and read it aloud with your finger on the paper.
`,
          criteria: [
            'The heads are open, all of about the same size, and point where the shaft points',
            'There is a gap at both ends of each arrow in the picture of the order',
            'Every arrow in that picture could be read as a verb',
            'There is no arrow with two heads',
          ],
        },
        {
          type: 'quiz',
          question:
            'A colleague has drawn *Sales* and *Warehouse* as two boxes, joined by an arrow with two heads. Which questions would improve her picture?',
          answers: [
            {
              text: 'What does Sales give to the Warehouse?',
              right: true,
              explanation:
                'An order, presumably. The answer becomes the verb of one arrow, and perhaps shows that it goes through a third person.',
            },
            {
              text: 'What does the Warehouse give back, and when?',
              right: true,
              explanation:
                'This is the question the two-headed arrow hides. The honest answer may be “nothing, until it is too late”, and then that is what the meeting is about.',
            },
            {
              text: 'Should the arrow be thicker, since the two work together a lot?',
              explanation:
                'Thickness says how much. It cannot help as long as nobody knows how much of what.',
            },
            {
              text: 'Would the picture be clearer if both boxes had the same color?',
              explanation:
                'Color groups things. These two are already grouped by being the only boxes; what is missing is the verb between them.',
            },
          ],
        },
      ],
    },
    {
      slug: 'the-first-thirty-things',
      title: 'The first thirty things',
      minutes: 10,
      kind: 'quiz',
      body: [
        `
I have been in meetings in four countries, and the things that get drawn on their boards are nearly the same. There is a person, a house, a phone, a coin, a clock, a truck or a cable, a question mark and a wall. Somebody who can draw about sixty things without thinking can draw most of what an organization talks about. The rest can be written in a box.

Twelve of the first thirty you have met already, six in a figure and six in an exercise. What follows is the harder part: words that have no outline.

## A thing for a word that is not a thing

You cannot draw *trust*. You can draw a hand that lets go of a rope while another holds it, but it will take a minute and look like a fight. The way out is to ask what one would *see* if the word were true. If there is a risk, one sees a warning sign. If there is growth, one sees stairs, and somebody higher up on them than before. Take the first thing that comes to mind, since it is likely to be the first that comes to the mind of others, and always write the word beside it. The picture makes the word easy to find again, and the word makes the picture safe.
`,
        {
          type: 'table',
          caption: 'Ten words without an outline, and what I draw for them',
          head: ['Word', 'Built from', 'Common mistake'],
          rows: [
            ['idea', 'circle, box below it, two lines', 'rays all around, which make it a sun'],
            ['risk', 'triangle, exclamation mark inside', 'a skull, which is a joke after two days'],
            ['goal', 'flag on a line, on top of a hill', 'a target with an arrow in it: that is success'],
            ['obstacle', 'box of bricks, four lines will do', 'drawn beside the way instead of across it'],
            ['decision', 'a line that forks, a dot at the fork', 'a road sign with too much to letter'],
            ['deadline', 'a line with a flag, and the date on the flag', 'a clock, which says only “time”'],
            ['money', 'circle with the sign of the currency', 'a bag, which looks like a pear'],
            ['growth', 'three stairs and an arrow', 'a chart with axes and no numbers'],
            ['question', 'a question mark in a cloud', 'a person scratching their head'],
            ['agreement', 'two circles that overlap', 'a handshake: hands cost half a minute'],
          ],
        },
        `
## How to learn them

Do not copy the list. Cover the second column, draw each word your own way in ten seconds, and then compare. Where yours is simpler than mine, keep yours. A vocabulary is personal: a nurse needs a drip and a bed, a brewer needs a kettle, and nobody needs my ceramics kiln but I.

Put the ones you want to keep on a single sheet, six to a row, with the word under each. This sheet is your dictionary. Tape it inside the cover of your notebook. The complete list of sixty, with what each is built from, is in the file below; the second half of it belongs to the sections on people and on processes.
`,
        {
          type: 'download',
          file: 'sixty-things-to-draw.csv',
          title: 'Sixty things to draw, and what each is built from',
        },
        {
          type: 'quiz',
          question:
            'You are asked to draw *quality* while somebody is waiting. What is the most useful first step?',
          answers: [
            {
              text: 'Ask what one would see if it were there: fewer returned parcels, a seam that holds',
              right: true,
              explanation:
                'A word without an outline becomes drawable when it turns into something visible. It also becomes clearer what the speaker means by it, which is half the use of the drawing.',
            },
            {
              text: 'Draw a medal or a star, because everyone knows those',
              explanation:
                'Everyone knows them, and for that reason they say “good” about anything at all. The picture would survive if the word were exchanged for “service” or “team spirit”.',
            },
            {
              text: 'Write the word in large letters and leave it at that',
              explanation:
                'This is allowed, and better than a bad picture. But it is the last step, when nobody in the room can say what one would see.',
            },
          ],
        },
        {
          type: 'quiz',
          question: 'Why is the word written beside the picture even when the picture is good?',
          answers: [
            {
              text: 'Because two people can read the same picture differently, and the word settles it',
              right: true,
              explanation:
                'A flag on a hill is a goal to one and a conquest to another. A word costs three seconds and saves the discussion.',
            },
            {
              text: 'Because the drawing will be photographed and found again later',
              right: true,
              explanation:
                'After a month the room’s memory is gone, and words are what makes the photograph readable and searchable.',
            },
            {
              text: 'Because drawings by people who cannot draw need an excuse',
              explanation:
                'Draftsmen label too. Look at any engineering drawing: its lines are perfect, and it is covered with words.',
            },
          ],
        },
      ],
    },
  ],
}
