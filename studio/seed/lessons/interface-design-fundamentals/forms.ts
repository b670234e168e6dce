import type {SectionSeed} from '../types.ts'

export const forms: SectionSeed = {
  title: 'Forms, states, and the whole screen',
  lessons: [
    {
      slug: 'an-error-is-a-sentence',
      title: 'A form: ask less, label it, and say what is wrong',
      minutes: 85,
      kind: 'exercise',
      body: [
        `
Every field is a question put to somebody who would rather be doing something else. So the first work on a form is not design at all.

## Ask less

For each field find the person in the company who reads the answer, and ask what they did with the last ten. *Salutation* at the ticket company was read by nobody; it had been copied from a paper form of 1994. Then sort the fields into four heaps: **needed now**, **needed later** (ask later), **known already**, and **can be worked out**, like the kind of a card from its number. Only the first heap stays. It stands in one column, in the order in which people have the answers in mind: name before address, card before the code on its back.

## Labels that stay

A label inside a field vanishes with the first letter, exactly when one wonders what was asked. Put it above, always visible, and tie it to the field, so that a tap on it works and a screen reader says it. A hint stands between label and field, where it is read in time.
`,
        {
          type: 'code',
          language: 'html',
          code: `<label for="name">Name</label>
<p id="name-hint">As on your passport</p>
<input id="name" autocomplete="name"
       aria-describedby="name-hint name-error">
<p id="name-error">This name has a number in it. Please check it.</p>`,
        },
        `
*autocomplete* lets the phone fill in what it knows, and saves more typing than any layout. Make a field as long as its answer: four characters for a year, and people know what is wanted. Say what is **optional** in words; spare the asterisk.

## An error is a sentence

*Invalid date* blames and doesn’t help. A good message says what is wrong and what to do, in words one would use at a counter.
`,
        {
          type: 'table',
          caption: 'Four messages, before and after',
          head: ['Before', 'After'],
          rows: [
            ['Invalid date', 'This date is in the past. Choose a day from March 9 on.'],
            ['Field required', 'Enter the street, so that the driver finds you.'],
            ['Error 4012', 'Your bank refused the card. Nothing was charged. Try another one.'],
            ['Password does not meet requirements', 'Use at least 12 characters. Yours has 9.'],
          ],
        },
        `
It stands beside its field, as text, and stays until the field is repaired. When the form is sent with mistakes, the focus goes to the first of them. Everything else that was typed is still there; losing it is the rudest thing a screen can do.

Check a field when somebody *leaves* it, not while they type: nobody’s address is complete after three letters. Once it has been wrong, check while they type, so that the message disappears at the moment at which it is repaired. And better than any message is to accept what people write. Blanks in card numbers never hurt a bank.
`,
        {
          type: 'exercise',
          title: 'Version five: the form',
          task: `
List the fields of your screen’s form, or of a checkout, with who reads each and what for, and reduce them (20 minutes). Draw the form with its labels, hints and messages (30 minutes). Fill it in by keyboard with the screen reader of your phone or computer on and the display covered, if it can be operated; otherwise read it aloud in order. Then let three people fill it in, on paper if need be, with mistakes you dictate (30 minutes).
`,
          criteria: [
            'Every remaining field has a reader with a name, and at least a quarter of the fields are gone',
            'Each label is visible while its field is filled',
            'All three repaired every mistake without a question to you',
            'No message contains “invalid” or “error”, and each says what to do',
            'You noted each place where, without seeing, you did not know where you were',
          ],
        },
      ],
    },
    {
      slug: 'when-it-goes-wrong',
      title: 'States: nothing yet, not yet, and gone wrong',
      minutes: 85,
      kind: 'exercise',
      body: [
        `
Portfolios show a list with five handsome entries. Count how often in your own life such a list has exactly five. On the first day there are none, and it is on that day that people decide whether to stay.

## Nothing

There are three kinds of nothing, and they need different sentences. **Nothing yet**: say what will be here and give the one action that fills it. *Your tickets will be here. Find a concert.* **Nothing found**: repeat what was searched, and offer a way out. *No concerts in March in Lisbon. There are four in April.* **All done**: say so and let people go. *Nobody is waiting for you.* A single *No data* for all three is an engineer’s sentence, and it is true of none.

## Not yet

Below a tenth of a second, show nothing at all; it feels instant. Up to about one second, leave the old content standing, perhaps a little paler. Above that, draw gray outlines of what is coming, **at the places where it will be**, so that nothing jumps when it arrives. Above ten seconds say what is going on and let people do something else. (The three limits are Jakob Nielsen’s, from 1993, after older research. They have aged well, because people haven’t changed.)

Whatever jumps will be tapped by mistake. Give pictures their width and height, and keep a place for the message that may come.

## Gone wrong

The network goes, the card is refused, somebody else bought the seat. For each, the screen answers four questions:

1. What happened?
2. What does it mean for my money or my data?
3. What can I do now?
4. What happens by itself?

> We could not reach your bank. Nothing has been charged. Try again, or use another card. Your seats are held until 14:20.

Four sentences, in that order, and none of them is *Oops*. Take one away and see what people do. Without the second they telephone. Without the fourth they pay twice.

Design this state **first**. It shows you what the system has to know: that nothing was charged, until when a seat is held. Those are facts somebody must provide, and engineers should hear of it before they begin. On one project the sentence *your seats are held* took three weeks to become true. It was the best change we made, and it came out of an error message.

## A table of amounts

Most faults of layout show themselves with the wrong *amount*: no entry, one, a thousand, a name with sixty letters, a price with seven digits, a picture that doesn’t load. Draw them before somebody else finds them.
`,
        {
          type: 'quiz',
          question:
            'After “Pay”, the connection breaks. The app does not know whether the bank has charged the card. What should the screen say about the money?',
          answers: [
            {
              text: '“Nothing has been charged.”',
              explanation:
                'It may be false. Somebody will pay again, be charged twice, and never believe a message of yours again.',
            },
            {
              text: '“We don’t know yet whether your bank has charged you. We are asking, and will write to you within an hour. Please don’t pay again.”',
              right: true,
              explanation:
                'It says what is not known, what happens by itself, by when, and what not to do. Not knowing is a state like any other.',
            },
            {
              text: '“Something went wrong. Please try again.”',
              explanation: 'It invites the one action that could cost them money.',
            },
          ],
        },
        {
          type: 'exercise',
          title: 'Version six: all the states',
          task: `
Draw your screen with no entry, one, a thousand, a name of sixty letters, and while loading (35 minutes). With somebody who builds software, list everything that can go wrong on it (15 minutes), write the four answers for the five most likely, and draw them (30 minutes).
`,
          criteria: [
            'The empty screen has exactly one thing to do',
            'From loading to loaded nothing moves by a pixel',
            'Money and data are mentioned wherever they are touched, and nothing is claimed that the system cannot know',
            'There is no dead end: every state has a way on',
            'The person who builds found out something that has to be built',
          ],
        },
      ],
    },
    {
      slug: 'the-whole-screen-again',
      title: 'The whole screen again, tested and handed over',
      minutes: 170,
      kind: 'exercise',
      body: [
        `
You have six versions, each of which changed one thing. Now put them away. Begin with the sentence of the task and an empty sheet, sketch the order in pencil three times, five minutes each, and only then look at what you had.

The seventh version usually has less on it than the sixth. When I was proud of a picture as a student, my teacher would cover one part after another with her hand and ask whether it was still the picture. Do the same with a sheet of paper. Whatever is not missed goes.

## Three people, and silence

Then give it to three people, one at a time, with the task in a sentence that contains **none of the words on the screen**: *You are outside and would like to go in*, and not *Find your gate*, if the screen says Gate. And be silent. Count to twenty before you help. Write down what the finger does and not what the mouth says, for people are kind to designers and their fingers are not.

Where two of three stop at the same place, there is a fault. Where one stops, there is a question for the next person. Test the original with three others in the same way, or you won’t know whether you have improved anything.
`,
        {
          type: 'table',
          caption: 'An example: the ticket screen, three people each',
          head: ['', 'Original', 'Version seven'],
          rows: [
            ['Time to the gate, in seconds', '31, 44, 58', '4, 6, 19'],
            ['Wrong taps', '2, 5, 3', '0, 0, 1'],
            ['First words', '“Where’s the …”', '“C12.” “C12.” “Is this it?”'],
            ['Found the way to resell', '3 of 3', '1 of 3'],
          ],
        },
        `
Look at the last line. The original won, and it always wins somewhere, because it has been used for longer than yours. Take over what it does there. We put *Resell* back, under the seat, and two more people found it at once.

Three people do not make percentages. They make sure that you don’t hand over a fault which everybody would have seen.

## Handing it over

Whatever you leave open, somebody will decide at six in the evening. So the drawing is accompanied by one page:

1. the task, in its sentence;
2. the names of sizes, distances and colors, with their values;
3. what happens at 320 pixels and with text at 200 percent;
4. all the states;
5. the order in which the keyboard and a screen reader go through it;
6. the two things of which you are not certain.

The sixth is the one that makes the page work. An engineer who knows where you doubt will ask before they guess, and will tell you where *they* doubt. Go and look while it is being built, with the page and without a list of complaints.
`,
        {
          type: 'exercise',
          title: 'Version seven, and one page',
          task: `
Sketch and draw version seven, light and dark, with its form and the three most important states (75 minutes). Test the original and the new one with three people each, about seven minutes per person (45 minutes). Correct, write the page, and give both to somebody who builds (25 minutes). Last, lay out the original and your seven versions in a row with two lines each about what changed (20 minutes).
`,
          criteria: [
            'It has fewer elements than the original, and you know how many',
            'Time, wrong taps and first words of all six people are in a table, and you took over at least one thing from the original or can show that it won nowhere',
            'All pairs of colors have been measured again',
            'The person who builds asked at most three questions, and the answers are on the page now',
            'A stranger can say from the row what each version changed; your lists from the first minute of silence lie beside it',
          ],
        },
      ],
    },
  ],
}
