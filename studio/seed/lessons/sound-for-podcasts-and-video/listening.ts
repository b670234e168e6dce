import type {SectionSeed} from '../types.ts'

export const listening: SectionSeed = {
  title: 'Listening: what a microphone hears',
  lessons: [
    {
      slug: 'ten-seconds-of-your-room',
      title: 'Ten seconds of your room',
      minutes: 18,
      kind: 'exercise',
      body: [
        `
Before you record anybody, record nobody. Sit where you always sit, start the recorder and say nothing for ten seconds. Then put on headphones, turn them up further than you would for music and listen to what you have got. Take care to turn them down again before you speak.

The first time I did this was in El Paso, in a closet that the station called Studio B. I would have sworn that it was silent. On the tape there were a refrigerator two rooms away, a truck idling on Paisano Drive, the chair, and somebody breathing through his nose. It took me a moment to work out who that was.

## Why you didn’t hear it

Your ears are attached to a brain that has wanted to hear people for a very long time. It turns down whatever doesn’t change, a fan, a fridge, a ventilator, and turns toward voices. A microphone has no wants. It puts the fridge and your guest on one track, and afterward your listener’s brain can’t separate them, since it wasn’t in the room and doesn’t know where the fridge stands.

That is the first fact of recording, and it explains nearly every disappointment: **you hear a room by subtracting, and a microphone hears it by adding up.**

## Make a list, then make a second version

Play your ten seconds again and write down every sound you can name. Mine, this morning, in Austin: *computer fan, steady. Hum, low, probably the power supply of the lamp. A mourning dove. Dog turning over. Something that ticks, about once a second.* The ticking was a wall clock I had owned for eleven years.

Now sort the list. Some things can be switched off: the lamp, the fridge for as long as you put your car keys into it, so that you can’t drive away and leave it off. Some can be moved: the computer, the clock, the dog. Some can only be avoided: the dove stops at about ten. What is left is your room.

Record ten seconds again. Don’t touch the input level between the two versions, or there is nothing to compare. Listen to them one after the other, three times, and say aloud which one is better and *what exactly* is gone. “Clearer” doesn’t count. “The hum is gone and now I hear the fan” counts, and it is what usually happens: the loudest noise was hiding the next one.
`,
        {
          type: 'exercise',
          title: 'Two versions of nobody',
          task: `
Allow 15 minutes. Record ten seconds of your room as it is and ten seconds after you have switched off or moved at least three things. Keep both files. Name them so that you will understand the names in a year.
`,
          criteria: [
            'Your list for the first version has at least five sounds, each with a guess about where it comes from',
            'The input level is the same in both',
            'Someone who doesn’t know which is which picks the second as the quieter one',
            'You have put the keys into the fridge, or you don’t own one',
          ],
        },
        `
A number to finish with. Look at the meter while the second version plays. If, at the level you use for your voice, it stays below about -60 decibels, where 0 is the loudest possible, the room is fine for speech. Many bedrooms manage that, and many rented studios don’t.
`,
      ],
    },
    {
      slug: 'distance-does-most-of-it',
      title: 'Distance does most of it',
      minutes: 24,
      kind: 'reading',
      body: [
        `
If I were allowed to change one thing in every amateur recording I have been sent, I would not touch the microphone. I would push it closer. Nothing else costs so little, and no filter sold for any money repairs a microphone that stood too far away.

## Two sounds arrive

When somebody speaks in a room, the microphone gets two things. One comes straight from the mouth. The other has been to the walls, the window and the table first and arrives a few hundredths of a second late. We call it the room, or echo, or “it sounds like a bathroom”.

The direct sound depends on distance: each time you halve it, the voice becomes 6 decibels louder. The room doesn’t care. It is about equally loud wherever you stand, as rain is. So getting closer doesn’t make the recording louder, since you turn the level down again. It makes the voice louder *compared with everything else*.
`,
        {
          type: 'table',
          caption:
            'One voice in one living room, the level turned down each time so that the voice stays the same',
          head: [
            'Distance from the mouth',
            'The voice gains',
            'After turning down, the room is',
            'It sounds like',
          ],
          rows: [
            ['80 cm, laptop on the desk', 'starting point', 'starting point', 'a meeting'],
            ['40 cm', '6 dB', '6 dB quieter', 'someone across a table'],
            ['20 cm', '12 dB', '12 dB quieter', 'radio'],
            ['10 cm', '18 dB', '18 dB quieter', 'radio at midnight'],
          ],
        },
        `
Twelve decibels less room is more than many people achieve with two hundred dollars’ worth of foam. And the fridge counts as room. It went down by twelve as well.

## How close is too close

Below ten centimeters three things begin. Air from P and B hits the microphone and pops. Most microphones exaggerate the bass of anything very near, which is pleasant for a sentence and muddy for an hour. And each time the speaker leans back, the level falls off a cliff: from 10 to 20 centimeters you lose 6 decibels, while from 40 to 50 you lose only 2. Close is a promise to sit still.

My compromise for people who aren’t used to it is a hand: thumb on the lips, little finger on the microphone, fingers spread. That is about twenty centimeters. Then turn the microphone so that it looks at the corner of the mouth and not straight into it. The air flies past and the voice doesn’t.
`,
        {
          type: 'exercise',
          title: 'The same ten seconds at four distances',
          task: `
Allow 20 minutes. Choose a sentence of about ten seconds with a few P’s in it: “People in this part of the port had been buying paper by the pound since before the pier was built.” Record it at 80, 40, 20 and 10 centimeters, and each time set the level so that the voice peaks at the same height. Then record it once more at 20, from the side.
`,
          criteria: [
            'The voice is equally loud in all five, to the ear as well as on the meter',
            'You can hear the room shrink from one to the next, and name the step after which it stops mattering to you',
            'In the last one the P’s don’t pop',
            'You have written down your own distance in centimeters and will measure it before the next recording',
          ],
        },
        {
          type: 'quiz',
          question:
            'Your guest sounds as if she were sitting in a stairwell. Her laptop’s microphone is about 80 cm away. Which is the best thing to ask for first?',
          answers: [
            {
              text: 'That she put a headset on, or a phone on a pile of books 20 cm from her mouth',
              right: true,
              explanation:
                'Two halvings of the distance make the stairwell 12 decibels quieter. A plain microphone that is near beats a fine one that is far away.',
            },
            {
              text: 'That she speak louder',
              explanation:
                'A louder voice wakes up the room by just as much. The ratio stays, and she will sound as if she were angry in a stairwell.',
            },
            {
              text: 'That she turn up her input level',
              explanation:
                'It raises everything on the track, echo and fridge included. Level is for the meter; distance is for the ear.',
            },
          ],
        },
      ],
    },
    {
      slug: 'six-faults-and-their-names',
      title: 'Six faults and their names',
      minutes: 29,
      kind: 'quiz',
      body: [
        `
A mechanic hears “it makes a funny noise” twenty times a day. You can’t repair what you can’t name. Here are the six things that go wrong with recorded speech, each with what it sounds like and where it comes from. They are worth learning in this order, because those at the top can be prevented and hardly be repaired.
`,
        {
          type: 'table',
          caption: 'Six faults, from the most to the least stubborn',
          head: ['Fault', 'What you hear', 'Where it comes from', 'Afterward'],
          rows: [
            [
              'clipping',
              'a crackle on loud syllables, laughter torn at the edges',
              'level too high',
              'nearly hopeless',
            ],
            [
              'room',
              'a tail after each word, strongest when the talker stops',
              'distance, bare walls',
              'can be reduced, never removed',
            ],
            ['pops', 'a thump at P and B', 'air on the microphone', 'one by one, by hand'],
            ['sharp S', 'a whistle that pricks', 'a bright microphone straight in front', 'can be softened'],
            ['hiss', 'steady rain behind the voice', 'level too low, turned up later', 'can be reduced'],
            ['hum', 'one low note, always the same', 'power supplies, cables', 'easily removed'],
          ],
        },
        `
Notice that the cure for the two worst is known before you press the button. Leave room above the voice, and come closer.

## Listen for one thing at a time

Nobody hears six things at once. When a listener’s letter says that an episode “sounded bad”, I play ten seconds six times. The first time I listen only to the ends of words: that is where the room lives. The second time only to the loudest syllable, then only to P, only to S. For the last two I listen to nothing but the pauses between the sentences: is there rain, or a note? It takes a minute and a half with the writing down, and at the end I have a list.

Close your eyes for this. The picture of the waveform is a useful liar. It shows clipping very well and room not at all, and people who look at it hear what they see.

## An example with the mistake left in

In 2011 I interviewed a wrestler in his kitchen. I set the level while he talked about his knees, quietly. Then I asked about the night in Juárez, he slapped the table and shouted, and the meter stood at the top for two seconds. Those two seconds were the story. I tried for a day to repair them, and what went on air was my own voice, telling what he had said. Since then I have people tell me the loudest part of their breakfast before we begin, and I set the level so that this reaches -12, with 12 decibels left for Juárez.
`,
        {
          type: 'exercise',
          title: 'Diagnose three voices',
          task: `
Allow 25 minutes. Take ten seconds each from three recordings: an old one of yours, a podcast you like, and a voice message somebody sent you. Play each six times, listening for one fault at a time, and fill in a table of three rows and six columns with *none*, *some* or *much*. Then decide for each recording which one fault you would prevent first.
`,
          criteria: [
            'You listened with headphones and mostly with closed eyes',
            'For each “much” you can point to the second at which it is heard',
            'The fault you chose stands as far to the top of the list as anything you found',
            'You have written one sentence to yourself for the next recording, beginning with a verb',
          ],
        },
        {
          type: 'quiz',
          question:
            'In a recording you hear, in the pauses, a steady low note and, after each word, a short tail. What is true?',
          answers: [
            {
              text: 'The note is hum and can be taken out later with little harm',
              right: true,
              explanation:
                'Hum sits at one frequency and its multiples. A narrow filter removes it and leaves the voice nearly untouched.',
            },
            {
              text: 'The tail is the room, and the next recording should be made from closer',
              right: true,
              explanation:
                'The tail consists of the same voice, late. No filter can tell it cleanly from the voice, so it has to be prevented.',
            },
            {
              text: 'Both come from a level that was set too low',
              explanation:
                'A low level, turned up afterward, brings hiss. It makes neither a note nor a tail.',
            },
            {
              text: 'Noise reduction should be set high enough to remove both',
              explanation:
                'It would take the endings of words along with the tail, and the talker would sound as if she were under water.',
            },
          ],
        },
      ],
    },
  ],
}
