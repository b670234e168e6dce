import type {SectionSeed} from '../types.ts'

export const letteringForWalls: SectionSeed = {
  title: 'Lettering for walls',
  lessons: [
    {
      slug: 'capitals-at-arms-length',
      title: 'Capitals at arm’s length',
      minutes: 15,
      kind: 'reading',
      body: [
        `
Handwriting is made for one reader at forty centimeters. A wall has twelve readers at up to eight meters, and handwriting that is enlarged to suit them becomes a large version of something private. On a wall we draw letters, and drawn letters are capitals: each has the same height, each is made of few strokes, and none hangs below the line.

## How high?

Divide the distance to the farthest chair by two hundred. Six meters make three centimeters, ten meters make five. A person with good eyes can just make out a letter of a seven-hundredth of the distance, so this leaves a reserve of more than three times, for tired eyes, bad light and the people who left their glasses at home. Letters on a board in an ordinary meeting room should be at least as tall as the last joint of your thumb, about three centimeters, and titles twice that. Hardly anybody writes so large unless they have measured it once.

## In which order?

Draw from the top to the bottom and from the left to the right, pulling the marker and never pushing it. A pushed marker squeaks, jumps and frays. For nearly all letters that means: first the upright at the left, then what is attached to it.
`,
        {
          type: 'figure',
          name: 'whiteboard-letters',
          alt: 'The letters A, E, M, R, S and the digit 4 between two guide lines, their strokes colored in the order in which they are drawn. Below, the word filling twice: once with its letters at equal distances, which falls apart, once with equal room between them.',
          caption:
            'Above: which stroke comes first. Below: letters need equal room, which is not the same as equal distances.',
        },
        `
Three details make more difference than any talent. The crossbar of A sits low and that of E in the middle. The bowl of R closes exactly at half the height, so that the leg has room. And S is two half circles of the same size, the lower one drawn a little wider; whoever makes the upper one larger has an S that falls over.

## Room between letters

Between two uprights, as in IL, leave about a quarter of the height of a letter. Between an upright and a curve, less; between two curves, or beside A, T and L, where there is air already, hardly anything. The rule behind it: imagine pouring sand between the letters. There should be the same amount of sand in every gap. Between words leave the width of an N.
`,
        {
          type: 'exercise',
          title: 'One alphabet on the wall',
          task: `
Draw two guide lines five centimeters apart on a board or on paper taped to a door, and letter the alphabet and the digits between them. Step back eight steps, about six meters. Note the four letters you like least, and draw each of these ten times.
`,
          criteria: [
            'All letters touch both guide lines',
            'Every stroke was pulled',
            'From six meters, somebody reads a word you letter without hesitating',
            'A photograph of your four letters shows the tenth to be steadier than the first',
          ],
        },
        `
Lower-case letters read better in long texts, and there are no long texts on a wall. If your capitals look severe, make them rounder and keep them capitals.
`,
      ],
    },
    {
      slug: 'fewer-words-larger',
      title: 'Fewer words, larger',
      minutes: 15,
      kind: 'reading',
      body: [
        `
The museum I worked for had labels of a hundred and forty words in letters four millimeters high. We watched people read them: they bent forward, moved their lips and gave up after about two lines. When we made the letters eleven millimeters high, the texts had to shrink to fifty words, and the curators suffered. Afterward visitors read to the end. The size had forced us to find out what we meant.

A board does the same for you, every minute, if you let it. At five centimeters a line across two meters of board holds about forty letters. You have six words or so. Which?

## How to cut a spoken sentence

People in meetings speak in sentences of twenty to thirty words. You cannot write those down, and nobody wants you to. Listen for two things: **who does what**, or **what is in the way**. Put the verb in the present tense, keep any number, keep any word that only this company uses, and drop the rest.
`,
        {
          type: 'table',
          caption: 'Four sentences from real meetings, and what went on the board',
          head: ['Somebody says', 'On the board', 'Why this'],
          rows: [
            [
              'I think what we’re seeing is that the drivers often have to wait at the school because it’s closed until a quarter past eight.',
              'GATE OPENS 8:15',
              'The time is what can be checked and changed.',
            ],
            [
              'From our side it would be tremendously helpful if somebody could maybe tell us a bit earlier when an order is canceled.',
              'CANCELED: WHO TELLS US?',
              'A wish became a question with an owner missing.',
            ],
            [
              'Historically the form was blue, and people still call it the blue form although it has been online for six years.',
              'BLUE FORM = ONLINE',
              'The company’s own word, translated once.',
            ],
            [
              'We are, and I’m saying this carefully, perhaps not in complete agreement about whether to do this before the summer.',
              'BEFORE SUMMER?',
              'The rest was politeness, and will be again.',
            ],
          ],
        },
        `
Nothing was made smoother than it was. Shortening is not the same as tidying. “Improve communication on cancellations” would also have been three seconds’ work, and the person who had spoken would no longer have recognized her complaint in it. If you can, use words that were said.

## Three sizes, no more

Choose a size for titles, one for labels and one for notes, each half of the one before: ten centimeters, five and two and a half on a large board. Whatever you write has to decide which it is. The notes cannot be read from the back, and this is intended. They are for the photograph.

Underlining, a box around a word and a second color are all ways of saying *this one*. Use one of them in a picture, and once. A board on which seven things are underlined has been decorated.
`,
        {
          type: 'exercise',
          title: 'Eight sentences into six words',
          task: `
Play the first minutes of any radio interview or recorded meeting and stop after every sentence that seems to matter, until you have eight. For each, letter a label of at most six words at full size before you play on. Then hand the labels to somebody who has not heard the recording.
`,
          criteria: [
            'No label has more than six words, and every number that was said is in one of them',
            'At least half of the labels contain a verb or a question mark',
            'The reader can say roughly what was talked about, and in which sentence there was a conflict',
            'You would show each label to the person who spoke',
          ],
        },
      ],
    },
    {
      slug: 'one-sentence-three-times',
      title: 'One sentence, three times',
      minutes: 12,
      kind: 'exercise',
      body: [
        `
My grandmother had her pupils paint the same tile three times. The first, she said, is for the hand, the second for the eye, and the third is for the customer. They were all the same tile. I thought she was saving herself the trouble of finding new ones, and it took me fifteen years to understand that she was sparing us the trouble of looking at something new.

Lettering cannot be learned by understanding it, and you have understood it by now. So there is one sentence today, and it contains every difficulty in this section:

> RAMPS ARE FASTER THAN STAIRS, EVEN FOR 6 MEN WITH A SAFE.

It has five S’s and seven A’s, R beside A, M beside P, a V, a W, a comma and a digit. On a wall two meters wide you need two lines.

## First time: for the hand

As fast as you can without joining letters, no guide lines, four centimeters high. It should take about a minute. Step back and mark with a small dot every letter that has become smaller than its neighbors. Usually they gather toward the right: hands get tired, and the eye sees the end of the board coming. Mark also where the line sinks. Lines that sink do so because the feet stayed where they were.

## Second time: for the eye

Draw the two guide lines first, faintly, with a dry marker or a pencil, and count. The sentence has forty-three letters, a digit, a comma, a period and eleven gaps between words, fifty-seven places in all. Half of that falls on the comma, so the word “stairs” ends the first line, and you know it before you begin. Letter it slowly this time, each stroke pulled, and step sideways after every second word. It may take four minutes.

## Third time: for the customer

Without guide lines, at the speed of someone who is talking beside you: read the sentence aloud while you letter it and do not let the pen stop. Two minutes. This version is the only one that will ever be seen by others, and you will find that it has kept more of the second than you expected.
`,
        {
          type: 'callout',
          tone: 'note',
          title: 'When a word goes wrong',
          text: 'Do not wipe it with your finger; it leaves a gray patch that draws more attention than the error. Cross the word out with one straight line and write it again below. Nobody has ever thought less of somebody for this. They have thought, how quick.',
        },
        {
          type: 'exercise',
          title: 'Compare the three',
          task: `
Photograph the three versions from six meters and look at them side by side on a small screen. Write two sentences: what the third has kept of the second, and what it has lost. Then letter your own name and the name of your street as you would on a door, once.
`,
          criteria: [
            'The letters at the right edge of the third version are as tall as those at the left',
            'The line sinks or rises by less than half a letter’s height',
            'Read from the photograph, no word has to be guessed',
            'The third took half the time of the second or little more',
            'You have named one letter to practice this week, and only one',
          ],
        },
        `
Do one sentence a day for a week, any sentence, once. A week of a minute a day does more than an hour on Sunday, since what is being trained is the speed at which you stop thinking about it.
`,
      ],
    },
  ],
}
