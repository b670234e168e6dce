import type {SectionSeed} from '../types.ts'

export const rehearsal: SectionSeed = {
  title: 'Rehearsal in three passes',
  lessons: [
    {
      slug: 'for-the-order-then-for-the-words',
      title: 'For the order, then for the words',
      minutes: 16,
      kind: 'reading',
      body: [
        `
Two architects had to present the same school building to the same jury, one week apart, each with six evenings left. One of them spent the evenings improving the drawings and went through the talk in her head on the train. The other stopped drawing on the first evening and spoke aloud, to a wall. If the drawings are the better ones, does it matter? The jury, who gave the commission to the second, said in their report that her building had been *easier to imagine*.

Going through it in your head is reading. You skip what is difficult, you never run out of breath, and it takes half as long as the real thing. A sentence has been rehearsed when your mouth has said it.

But do not simply repeat the whole talk until it is good. Whoever tries to improve everything at once improves nothing and goes to bed discouraged. Take three passes, with one question each.

## First pass: for the order

Stand up. Cards in your hand, no slides, no clock. Go through the talk in whatever words come, badly, and do not stop to improve them. You are listening for one thing: **do I know what comes next?** At each join say the question aloud, then turn the card. Where you have to look at the back, put a dot on the card.

Three times is enough. Dots that are still there after the third time are seldom a failure of memory. The order is wrong at that place, and your head has noticed it before you did. Repair the chain, not the memory.

After that, do it once more without cards, on a walk. You will lose one or two. Those are the ones you may keep in your hand on the day.

## Second pass: for the words

Record the talk, sound only. Listen to it with a pencil and note three things.

- **Where you stumbled.** A sentence on which you stumble twice is a sentence made for the eye. Break it in two. *Due to the non-alignment of baking and distribution schedules* becomes *The bread is ready at twenty past four. The van is full at ten to five.*
- **What you said well by accident.** It is the great gift of speaking before writing. Miriam said, without meaning to, *it’s the shops at the end of the line that pay for the line*, and it went straight onto a card.
- **How your sentences end.** See below.

Do not write the talk out. A written text makes you choose between reading it, which everybody hears, and remembering it, which costs all the attention that you need for the people. Only two pieces are learned by heart: the first sentence, and the last three.
`,
        {
          type: 'callout',
          tone: 'note',
          title: 'Falling and trailing',
          text: 'A sentence can end in three ways. It can come down and stop, and then it sounds decided. It can go up, and sounds like a request for permission. Or it can trail off into “and so on”, “sort of thing”, “yeah”. My own habit was the third. I did not believe it until I heard it nineteen times in eleven minutes.',
        },
        {
          type: 'exercise',
          title: 'Two passes, and two minutes on one thing: how you end a sentence',
          task: 'Do the first pass three times and the second once, on different days if you have them. Then record two minutes of any two cards and listen for one thing only: the last three words of each sentence. Make a stroke for each that falls, goes up or trails. Record the same two cards again, and at the end of each sentence close your lips and breathe in through your nose.',
          criteria: [
            'After the third time no card has a new dot, or you changed the order',
            'At least one sentence was broken in two because your mouth refused it',
            'You wrote down one thing you had said well by accident',
            'In the second recording at least four of five sentences fall and stop',
          ],
        },
        {
          type: 'quiz',
          question:
            'After three first passes you still forget, each time, that card five comes after card four. What is the most useful thing to do?',
          answers: [
            {
              text: 'Repeat the step from four to five twenty times',
              explanation:
                'It would probably stick, and your listeners, who will hear it once, would be as lost as you were.',
            },
            {
              text: 'Look at which question card four raises, and see whether card five answers it',
              right: true,
              explanation:
                'Forgetting at the same place means that nothing leads there. If four raises another question, either another card belongs here or four needs a different last sentence.',
            },
            {
              text: 'Put a big number on the slide, so that it reminds you',
              explanation:
                'Then the slide works for you instead of for them, and you will be turning to the screen at the very place where you are least sure.',
            },
            {
              text: 'Try the other cards at this place, and ask somebody which sounds right',
              right: true,
              explanation:
                'It is the shuffling from lesson 5 at small scale. A stranger often hears the right order at once, since they have no habits with your material.',
            },
          ],
        },
      ],
    },
    {
      slug: 'for-the-clock',
      title: 'For the clock',
      minutes: 14,
      kind: 'exercise',
      body: [
        `
At an evening event in Bristol four speakers had fifteen minutes each. The first took twenty-two, and the second nineteen. When the third stood up, the chair whispered that eight would be wonderful. She could talk faster, she could begin and be stopped, or she could give a talk of eight minutes. She was the only one of the four who could do the last, because she had rehearsed it.

Overrunning is not a small discourtesy. The decision usually sits in the last minute, and so the last minute is what you lose.

## Third pass: everything, standing, against time

Now come the slides, the shoes, the button, the glass of water, and a clock you can see. Begin at the door. Do not stop for anything. Note the time at each card.
`,
        {
          type: 'table',
          caption: 'Miriam’s marks, after her second time against the clock',
          head: ['Card', 'Starts at', 'Seconds', 'Can it go?'],
          rows: [
            ['1 Three shops', '0:00', '50', 'Never'],
            ['2 The count', '0:50', '80', 'Never'],
            ['3 $118 each time', '2:10', '75', 'Down to one sentence'],
            ['4 An earlier start', '3:25', '85', 'First to go; it will be asked'],
            ['5 A second van', '4:50', '70', 'Never'],
            ['6 It is close', '6:00', '80', 'Second, if the finance director is absent'],
            ['7 August 31', '7:20', '60', 'Third; one sentence on card 8 will do'],
            ['8 Your yes', '8:20', '70', 'Never'],
            ['End', '9:30', '', ''],
          ],
        },
        `
Twelve minutes were given, and nine and a half are planned. Real rooms are slower than kitchens: somebody comes in late, somebody laughs, the remote control is dead. I plan four fifths of the time and have never been asked for the rest.

Write the starting time in the corner of two cards only, one near the middle and one before the end. Miriam has 4:50 on the fifth and 8:20 on the eighth. More marks than that would make you a person who is looking at a clock.
`,
        {
          type: 'figure',
          name: 'presentations-twelve-minutes',
          alt: 'Three bars above each other. The first is divided into eight numbered parts and reaches 9:30 of 12 minutes. The second has only parts 1, 2, 3, 5 and 8 and reaches 5:45. The third has 1, 5 and 8 and reaches one minute.',
          caption: 'One talk, three lengths. The dashed parts have gone to the questions.',
        },
        `
## Three lengths of one talk

Before you leave the house, know which cards go if you have half the time, and what you say if you have one minute. For six minutes Miriam keeps 1, 2, 3, 5 and 8, which make 5:45. For one minute she says the sentences of 1, 5 and 8 and nothing else.

You do not cut by talking faster. You cut whole cards, silently, and nobody will ever know that they existed. Never say *I’ll have to skip this*: it tells people they are getting the poorer version.

## Your own speed

Say any three cards at your normal pace while recording, count the words, divide by the minutes. Most people find something between 120 and 150. If you are above 160 you need not slow down, which is nearly impossible to do by will. Stop more often instead. A full second after each card makes a quick speaker sound considered.
`,
        {
          type: 'download',
          file: 'presentations-rehearsal-sheet.md',
          title: 'Rehearsal sheet: sentence, cards, clock, questions',
        },
        {
          type: 'exercise',
          title: 'Against the clock',
          task: 'Do the third pass twice, on your feet and with everything, and fill in the rehearsal sheet. Then do the six-minute version (or half of your time) and the one-minute version once each.',
          criteria: [
            'The second time ended at no more than four fifths of the minutes given',
            'You did not stop for a mistake, and can say what happened after it',
            'Two cards carry a time',
            'The half-length version still contains your ending, word for word',
          ],
        },
      ],
    },
    {
      slug: 'where-to-put-the-nerves',
      title: 'Where to put the nerves',
      minutes: 14,
      kind: 'reading',
      body: [
        `
Tunde, a structural engineer, wanted to know from me how to hide his hands. They shook, and the sheet he was holding shook with them, so that one could hear it in the third row. He had two ideas: to hold on to the lectern, or to tell the audience that he was nervous, so that it would be over with. What would you have advised?

I asked him to put down the sheet. Hands that shake are visible to very few people. Paper makes them audible.

## What it is

Before you speak, your body does what it would do before a race: the heart goes faster, blood moves to the large muscles, the mouth gets dry, attention narrows. It is a good preparation for running. Most of it fades within the first minutes, if you let it. The task is to use those minutes, not to wait until they are over.

Two pieces of research have helped my learners more than any breathing app.

**It shows less than you think.** In 2003 Kenneth Savitsky and Thomas Gilovich asked people to give short speeches, and afterward asked both speakers and listeners how nervous the speaker had seemed. The speakers believed that it had shown far more than it had. In another experiment some of the speakers were told of this beforehand. They spoke better, in their own judgment and in that of the audience.

**Excited is nearer than calm.** In 2014 Alison Wood Brooks had people give a speech after saying aloud either *I am calm* or *I am excited*. The second group was judged more persuasive and more confident, and spoke for longer. It makes sense. From a racing heart it is a long way down to calm and a short step sideways to eagerness. What she changed was only the name of the state.

Both are laboratory studies, and a laboratory is no boardroom. But they cost nothing to try, and they agree with what I have seen.

## Energy in the wrong place

Nerves are energy, and it goes somewhere. Into your hands, if you hold something. Into your feet, if you rock. Into your tongue, and then you speed up. You cannot turn it off, but you can give it work.

- **Before:** walk. Stairs are better than a chair in a corridor. Go through the room while it is empty and speak your first sentence from where you will stand to the farthest seat.
- **In the last minute:** breathe out for longer than you breathe in, four or five times, and look for the friendliest face.
- **In the first sentence:** use more voice than you need. Volume is where the energy does some good. Feet apart, weight on both.
- **During:** put cards on the table and not in the hand. Keep water within reach; a sip is three seconds that nobody counts.
- **When your head goes blank:** look at your card, and read the question on its back aloud. *So what does it cost us?* The room thinks it is rhetoric. You have three seconds in which to find out what it costs us.

## And telling them?

Tunde’s second idea deserves an answer. If you say that you are nervous, people begin to watch for it, and they start to look after you. They should be looking after the matter. Say it to your neighbor, before, as much as you like. In front of the room, say your first sentence.
`,
        {
          type: 'callout',
          tone: 'note',
          title: 'When it is more than nerves',
          text: 'Some people do not sleep for a week before, or have given up jobs to avoid speaking. This is common and treatable, and a lesson is not the treatment. A doctor or psychotherapist is the right address, and going there is no detour.',
        },
        {
          type: 'exercise',
          title: 'A rehearsal with a heartbeat',
          task: 'Run up three flights of stairs, or do forty jumps, and give your opening and first card at once, out of breath, to a person or the phone. Do it on three days. Each time say beforehand, aloud, what you are looking forward to in the talk. Note what your hands and feet did.',
          criteria: [
            'You gave the first sentence as planned while your heart was going fast',
            'Nothing was in your hands',
            'You have one sentence that is true about what you look forward to',
            'Once, on purpose, you stopped in the middle, read a question from the back of a card, and went on',
          ],
        },
        {
          type: 'quiz',
          question:
            'Five minutes before her talk a colleague tells you that her heart is pounding. What helps?',
          answers: [
            {
              text: '“Calm down, it’s only the team.”',
              explanation:
                'She has been trying to for an hour. Now she has failed at that too, and knows that it shows.',
            },
            {
              text: '“It hardly shows. I’ve sat in the second row and never noticed.”',
              right: true,
              explanation:
                'It is true for nearly everyone, and knowing it was enough to improve the speeches in the experiment.',
            },
            {
              text: '“Come, we’ll walk once around the building, and you tell me what you want them to do.”',
              right: true,
              explanation:
                'It gives the energy some work, and her attention goes from herself to the change she wants.',
            },
            {
              text: '“Imagine them all in their underwear.”',
              explanation:
                'It makes her think about the audience as a threat to be reduced, and about her own looks. Besides, there is not much evidence for it.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'In the second minute of her real talk Miriam’s mind goes blank between cards two and three. Which of these ways out cost her nothing in the eyes of the board?',
          answers: [
            {
              text: 'She looks down at her card and asks, “So what does it cost us?”',
              right: true,
              explanation:
                'It is the planned join, spoken a little slower than planned. This is why the questions are written on the backs.',
            },
            {
              text: 'She says, “Sorry, I’ve lost my thread, I’m a bit nervous.”',
              explanation:
                'Forgivable, and forgotten by evening. But for the next few minutes they will watch her instead of the shelves.',
            },
            {
              text: 'She takes a sip of water and looks at the owner',
              right: true,
              explanation:
                'Three seconds of silence look like confidence from the outside. It is what they feel like from within that differs.',
            },
            {
              text: 'She presses on to the next slide in order to see what it is',
              explanation:
                'It may work, and she will be speaking to the screen, with the answer standing there before the question has been asked.',
            },
          ],
        },
      ],
    },
  ],
}
