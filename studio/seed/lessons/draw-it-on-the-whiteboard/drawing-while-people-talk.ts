import type {SectionSeed} from '../types.ts'

export const drawingWhilePeopleTalk: SectionSeed = {
  title: 'Drawing while people talk',
  lessons: [
    {
      slug: 'listen-for-three-kinds-of-words',
      title: 'Listen for three kinds of words',
      minutes: 20,
      kind: 'reading',
      body: [
        `
People speak at about a hundred and thirty words a minute. You letter about fifteen words in that time, or draw three people. So nearly nine out of ten words go by, and they may. The art of drawing live lies in letting them go by calmly and in knowing which ones to stop.

Close your eyes for a minute while somebody is talking on the radio, and raise a finger whenever a word comes that you could draw. You will find that there are few, and that they come in threes.

## Names, verbs, turns

**Names** are people, places, things and numbers: the driver, the school, a quarter past eight. Draw them as soon as they appear, small, at the left edge. They will be needed and they do not change.

**Verbs** connect two names: the van *waits at* the school. A verb becomes an arrow, in the middle of the board. Do not draw it on its first appearance. Wait until it is said for the second time, by somebody else. What only one person says once is an opinion, and opinions are corrected in the next sentence.

**Turns** are the little words with which a discussion changes direction: *but, unless, except on Tuesdays, the thing is, actually*. After a turn comes what the speaker cares about. When you hear one, stop lettering, look at the person and listen to the end. Then draw that, and circle it.

## A place for everything

If you know where things go, the hand need not decide. I divide every board in the same way before a meeting begins, with five words in small letters.
`,
        {
          type: 'figure',
          name: 'whiteboard-meeting',
          alt: 'A whiteboard in five zones. On top the question: why are Tuesdays late? On the left who and what: two drivers, a van, half past seven. In the middle the picture: depot, school and clinic with arrows of 20 and 25 minutes and a bar before the school, marked “gate opens 8:15”. On the right “not now”: new van, overtime, blue form. At the bottom “decided”: clinic before school, Jo, from March 3.',
          caption:
            'Five zones after thirty minutes of a meeting. Four of them are lists, and only the middle is a drawing.',
        },
        `
The **question** is on top. **Who, what** at the left takes the names. **The picture** in the middle stays empty for the first ten minutes, and it is hard to leave it so. **Not now** at the right takes whatever belongs to another question. **Decided**, at the bottom, takes what, who and from when; it is narrow on purpose.

Read the board in the figure as somebody would who was not there. The van leaves the depot at half past seven and is at the school twenty minutes later, at ten to eight. On Tuesdays the gate opens at a quarter past. So for twenty-five minutes two drivers sit in a van, and the clinic gets its meals that much later. You could have been told this in one sentence, and at the meeting it took half an hour of sentences about overtime and a new van before somebody said “actually”.

## Your back and your mouth

Stand at the side of the board with one shoulder to the room, and let people see the pen. When you have drawn something, say what it is in five words and step away. *Van waits here, on Tuesdays.* Do not ask “Is this right?”, since people are polite. Ask “What is wrong with it?” Somebody always knows.
`,
        {
          type: 'exercise',
          title: 'Ten minutes of radio, with five zones',
          task: `
Prepare a sheet with the five zones and listen to ten minutes of any discussion with at least two voices. In the first five minutes fill only the left edge and *not now*. In the second five, draw in the middle. Then write the question at the top; with a recording, one often knows it only afterward.
`,
          criteria: [
            'The middle stayed empty for five minutes',
            'There are between five and nine names at the left, drawn or lettered',
            'At least one turn was noticed, and what followed it is circled',
            'No sentence is written out in full',
            'You can retell the ten minutes from the sheet, in one',
          ],
        },
      ],
    },
    {
      slug: 'a-meeting-on-tape',
      title: 'A meeting on tape',
      minutes: 20,
      kind: 'exercise',
      body: [
        `
Rowers practice on a machine before they are let onto the river, since the machine does not drift. Your machine is a recorded meeting. It cannot see what you draw, it does not wait, and it can be played again.

The text of the meeting is in the file below. Three people at a community library talk about why reserved books reach their readers so late. It has about seven hundred and fifty words, and it contains everything that meetings contain: a wrong guess, a digression about carpets, numbers that are corrected, two turns, and a decision nobody announces.
`,
        {
          type: 'download',
          file: 'meeting-to-draw.txt',
          title: 'A meeting to record and draw: “The reserved books”',
        },
        `
## Make the tape

Do not read the text silently first. Give your phone to someone and ask them to read it aloud into the recorder, with a different voice for each person if they enjoy that. At an ordinary speed it takes between five and six minutes. If nobody is at hand, read it yourself, quickly and without expression, and wait until tomorrow. A computer’s reading voice will do, too.

## Draw it twice

**First pass.** Prepare a board or a large sheet with the five zones. Play the recording once through without stopping and draw along. You will miss things. When you notice that you are behind, let the sentence go and listen to the next one. The most common mistake is to finish a beautiful box while the turn goes by.

When it is over, you have two minutes to complete what you remember. Then photograph the result.

**Second pass.** A new sheet, the same recording. You know the meeting now, as in real life you know most meetings, because they are the continuation of the last. This time you may stop the recording twice, for fifteen seconds each, as you could in a room by asking “What is wrong with it?”

## Compare, and only then read

Lay the two sheets next to each other and read the text for the first time. Mark in it what you have on the second sheet. Nobody gets everything. When I drew it myself, my first sheet had the vans in the middle, because vans are easy to draw, and vans have nothing to do with the matter.
`,
        {
          type: 'callout',
          tone: 'tip',
          title: 'If you freeze',
          text: 'Draw whoever is speaking: six strokes and one word in a bubble. It keeps the hand moving, and in a real room it makes the speaker slow down.',
        },
        {
          type: 'exercise',
          title: 'The reserved books',
          task: `
Draw both passes as described. Then answer three questions from your second sheet alone, without the text: Where do the books wait longest? What was the first guess, and why was it wrong? Who will do what from when?
`,
          criteria: [
            'The books’ four stations are there, in order, with the days between them',
            'The corrected number stands on the sheet, and the first one is crossed out or missing',
            'The carpets are under “not now” or nowhere',
            'The longest wait is circled: it is the two days on the shelf in the basement',
            'A person, a task and a date are at the bottom, although nobody in the meeting said “we have decided”',
            'The middle of the second sheet has fewer words than that of the first',
          ],
        },
      ],
    },
    {
      slug: 'turning-a-muddle-into-one-picture',
      title: 'Turning a muddle into one picture',
      minutes: 20,
      kind: 'reading',
      body: [
        `
Some discussions cannot be drawn along. They go in circles, and a drawing that follows them becomes a knot. In such a case draw nothing for a while. Listen for the sentence that each of them keeps repeating, and then ask for the floor with words like these:

> May I draw what I think I have heard? It will be wrong. Please correct it.

All three parts are needed. The first asks for permission. The second takes the fear out of it, for you and for them. The third gives them something to do.

## An example

A ceramics workshop, four people, three quarters of an hour. I shorten.

> **Inês**: We need a second kiln. People wait six weeks for their pots.

> **Paulo**: We can’t afford a second kiln. It’s eleven thousand.

> **Inês**: And what do the people cost who don’t come back?

> **Teresa**: They’d come back if they knew when to come. I get thirty calls a week.

> **Paulo**: Then somebody else must answer the phone.

> **Inês**: With a second kiln nobody would call.

> **Duarte**: The kiln was half empty on Thursday.

And again from the beginning. Each of them is right. What do they repeat? Inês says *six weeks*, Paulo *eleven thousand*, Teresa *thirty calls*. Duarte has said his sentence once, and nobody heard it.

They believe that they are disagreeing about a kiln. But Inês talks about how long people wait, Teresa about how long people do not know, and Paulo about money. These are three questions, so there are three small pictures that ought to be one. Which thing runs through all of them? The pot.

So I drew a pot. It is thrown, it dries, it stands on the shelf, it is fired, it is glazed, fired again, and it is collected. Seven boxes. Under each I wrote a question mark and asked for days. They knew them: 1, 7, 14, 1, 3, 1, and then the pot stood for about fifteen days until its owner came. That makes 42, and it is Inês’s six weeks.

The room became quiet. Two weeks of the six, the pot stood on the shelf *before* the kiln, and two weeks *behind* it. The second two weeks were Teresa’s calls: people did not know that it was ready. A kiln would have changed nothing about them. And for the first, I pointed at Duarte. “Say it again.” The kiln was half empty on Thursday, he said, because Thursday is for glazes and nobody had glazed.

They did not buy a kiln. They agreed on a message to be sent on the day of the second firing, and on firing whatever is ready when the kiln is three-quarters full, whichever kind it is, as long as it needs the same heat. I do not know what became of it in the long run. When I last asked, it was four weeks.

## The four moves

1. **Collect the repeated sentences**, one a person, in their words, at the left edge.
2. **Ask which thing runs through all of them**: the pot, the patient, the order, the money.
3. **Follow that thing** from left to right and ask for numbers. Somebody always knows.
4. **Put each sentence where it belongs** in the picture. They will be at different places. That is the whole discovery, and it makes peace, because everyone sees that they were right about their place.
`,
        {
          type: 'exercise',
          title: 'A muddle of your own',
          task: `
Think of a discussion that has come back at least three times, at work or at home. Write down for each person the sentence they repeat. Find the thing that runs through all of the sentences, draw its way with five to eight boxes, and place every sentence. Show it to one of the people with the three-part request above.
`,
          criteria: [
            'The sentences are quotations, and their owners would recognize them',
            'The thing that moves can be touched or counted; “communication” cannot',
            'At least two sentences ended up in different places',
            'There is one number that you did not know before and asked for',
            'The person corrected something, and the correction is in the picture in another color',
          ],
        },
        {
          type: 'quiz',
          question:
            'Two people have argued about *more staff* for twenty minutes. One says “People wait on the phone for a quarter of an hour”, the other “On Mondays, yes”. What do you draw?',
          answers: [
            {
              text: 'The week with five bars: how long callers wait on each day, with question marks for the numbers nobody has',
              right: true,
              explanation:
                '“On Mondays, yes” is a turn. Both sentences find their place in a picture of the week, and perhaps only Monday needs someone.',
            },
            {
              text: 'Two columns: with more staff and without',
              explanation:
                'It compares answers to a question that has not been agreed on. Draw the waiting first; the columns may become unnecessary.',
            },
            {
              text: 'The organization chart, to see where staff is missing',
              explanation:
                'It shows who decides about staff and nothing about telephones. Nobody in the argument has mentioned it.',
            },
          ],
        },
      ],
    },
    {
      slug: 'the-photograph-afterward',
      title: 'The photograph afterward',
      minutes: 20,
      kind: 'quiz',
      body: [
        `
A picture on a board lives until the next meeting, and its photograph for years. I have seen a photograph of mine in a contract. So the last ten minutes of the work begin when the others leave the room.

## Before you photograph

Stand where the farthest chair was and read the board as a stranger. Letter what only those present can know: what *N* is, where the van waits, the date, the place. Cross out nothing more. Finish the half-finished, retrace any line that the marker left too thin, and wipe off the small trials at the edges. This takes three minutes and no courage.

## The photograph

1. **Light from the side.** Switch off the lamp that is reflected in the board and open the blind of a window that is not. Flash off.
2. **Step back and zoom in**, two or three meters, with the phone at the height of the middle of the board. A phone that looks up or comes close makes a trapezoid.
3. **Fill the frame** and leave a hand’s breadth of wall around the board, so that it can be straightened.
4. **Tap on a white patch and make it brighter.** Phones take a white board for a gray one. Move the exposure up until the board is white and the black still black, usually by one to one and a third stops.
5. **One of the whole, one of the middle, one of the decisions.** Look at each enlarged, before the board is wiped.

## Cleaning up

Use what the phone offers: straighten to a rectangle, crop, raise the white until the gray veil is gone, and stop there. Four changes, two minutes. Do not redraw the picture on a computer. It will look like a result, people will no longer dare to change it, and those who were there will not recognize it. If something is illegible, letter it again on paper and lay it beside the photograph.

## Sending

Send it within the hour, while the people who drew along with their eyes still remember. Write three lines, and the first is the question.

> **Why are we late on Tuesdays?** Because the van waits for the gate of the school, which opens at 8:15 on that day.

> **Decided:** clinic before school on Tuesdays. Jo, from March 3.

> **Not now:** new van, overtime, blue form. Please tell me by Friday what is wrong with the picture.

Name the file for its question and its date, *why-tuesdays-are-late-2026-02-26*, since “IMG 4417” will never be found again.
`,
        {
          type: 'callout',
          tone: 'warning',
          title: 'What should not be in it',
          text: 'Before you send: names of people who were not there, faces with names, prices of customers, a password in the corner that was there before you came. If in doubt, crop.',
        },
        {
          type: 'exercise',
          title: 'Leave one on',
          task: `
In your next meeting, or with the library’s meeting from the last lesson but one, draw the board to the end, photograph it, clean it up and send it with three lines. Then letter *please add* in a corner, put the marker on the tray and leave the picture on the board for three days, provided that nothing on it is confidential.
`,
          criteria: [
            'Somebody who was not there can say from the photograph what the question was and what was decided',
            'The board is white, its edges are parallel, and the smallest note can be read when enlarged',
            'It was sent within an hour, with three lines and a name that can be found',
            'You have counted who added what in three days; one line by somebody else is a success',
          ],
        },
        {
          type: 'quiz',
          question: 'Why is the photograph sent with a request for what is wrong with it?',
          answers: [
            {
              text: 'Because those who disagree will otherwise say so at the next meeting',
              right: true,
              explanation:
                'A correction costs a line by mail on Friday, or half an hour with eight people a week later.',
            },
            {
              text: 'Because the picture was drawn by one person and will be taken for the memory of all',
              right: true,
              explanation:
                'Whoever holds the marker has power over what will have been said. Asking for corrections is how one deserves it.',
            },
            {
              text: 'Because it is polite to apologize for a drawing',
              explanation:
                'There is nothing to apologize for, and an apology invites comments on the drawing in place of the matter.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'The photograph is gray, a lamp shines in its middle, and the board has been wiped. What is still worth doing?',
          answers: [
            {
              text: 'Raise the white, crop, and letter again on paper what the reflection hides, while you remember it',
              right: true,
              explanation:
                'Gray can be repaired; a reflection cannot, because nothing was recorded there. Memory is the only source, and it lasts about an hour.',
            },
            {
              text: 'Redraw the whole picture neatly in a program',
              explanation:
                'It takes an hour, and the others no longer recognize what they agreed on. Only the hidden part needs replacing.',
            },
            {
              text: 'Send it as it is, since everyone was there',
              explanation:
                'Those who were there will have forgotten in a month, and the picture is read most by people who were not.',
            },
          ],
        },
        `
Look again at the four sheets of lines from the first lesson, the ones with the date on them. Draw one more line under the last. Then go and find an empty board.
`,
      ],
    },
  ],
}
