import type {SectionSeed} from './types.ts'

export const soundForPodcastsAndVideoOutline: SectionSeed[] = [
  {
    title: 'Listening: what a microphone hears',
    lessons: [
      {
        slug: 'ten-seconds-of-your-room',
        title: 'Ten seconds of your room',
        minutes: 12,
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
Record ten seconds of your room as it is and ten seconds after you have switched off or moved at least three things. Keep both files. Name them so that you will understand the names in a year.
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
        minutes: 14,
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
Choose a sentence of about ten seconds with a few P’s in it: “People in this part of the port had been buying paper by the pound since before the pier was built.” Record it at 80, 40, 20 and 10 centimeters, and each time set the level so that the voice peaks at the same height. Then record it once more at 20, from the side.
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
        minutes: 16,
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
              [
                'sharp S',
                'a whistle that pricks',
                'a bright microphone straight in front',
                'can be softened',
              ],
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
Take ten seconds each from three recordings: an old one of yours, a podcast you like, and a voice message somebody sent you. Play each six times, listening for one fault at a time, and fill in a table of three rows and six columns with *none*, *some* or *much*. Then decide for each recording which one fault you would prevent first.
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
  },
  {
    title: 'Rooms and microphones',
    lessons: [
      {
        slug: 'clap-walk-and-listen',
        title: 'Clap, walk and listen',
        minutes: 22,
        kind: 'exercise',
        body: [
          `
The best room in most homes is the one with the most laundry. To find yours, clap once in every room and listen to what follows. A dry *tk* is good. A metallic flutter, *tk-rrrr*, comes from two bare walls facing each other three or four meters apart, and you can stop it by covering one of them. Then walk through the chosen room while you talk. Somewhere about a third of the way from the short wall it sounds least like a room. Corners boom.
`,
          {
            type: 'exercise',
            title: 'A map in ten seconds each',
            task: 'Record one ten-second sentence in four rooms and at three places in the best of them, always at 20 centimeters. Shuffle the files and rank them blind.',
            criteria: [
              'You ranked them twice, and the first place was the same both times',
              'The winner’s spot is marked with tape on the floor',
            ],
          },
        ],
      },
      {
        slug: 'duvets-and-bookshelves',
        title: 'The duvet goes behind the talker',
        minutes: 22,
        kind: 'reading',
        body: [
          `
A microphone for speech hears best in front and badly behind. In front of it sits the talker, and behind the talker is the wall whose echo it hears. So the duvet hangs there, behind the person and half a meter from the wall, since air in between helps it to catch lower notes. Thin foam on the wall behind the microphone treats the one direction that it doesn’t hear. A full bookshelf is as good as most things that are sold for the purpose, and a carpet under the table beats a second duvet.

**Your task:** the same ten seconds three times, with the duvet behind you, with it behind the microphone, with none. Say which is which with your eyes closed. If you can’t, come closer by half and try again, and save the duvet for the bed.
`,
        ],
      },
      {
        slug: 'choosing-a-microphone-last',
        title: 'Choosing a microphone, last',
        minutes: 24,
        kind: 'reading',
        body: [
          `
I put this after the room on purpose. A dynamic microphone is deaf enough to forgive a kitchen and wants to be ten to fifteen centimeters away. A condenser hears the shirt buttons of the man next door and pays you back in a quiet room. A lavalier goes on the breastbone, a hand below the chin, and is the right choice whenever hands or heads move. For two people, take two microphones and keep each three times as far from the other mouth as from its own: at 20 centimeters, 60. Then the wrong voice is about 10 decibels down and nobody sounds hollow.

**Your task:** write down room, distance, number of voices and whether they move. Choose from these four lines alone, and only then look at what you own. If they disagree, change the distance before you buy.
`,
        ],
      },
    ],
  },
  {
    title: 'Recording: levels, interviews, remote guests',
    lessons: [
      {
        slug: 'levels-you-will-not-have-to-rescue',
        title: 'Levels you will not have to rescue',
        minutes: 18,
        kind: 'exercise',
        body: [
          `
Speech should dance around -18 and peak at about -12. That looks timid to anyone who learned on tape, where quiet meant hiss. With 24 bits the hiss of the converter lies some 100 decibels down, so you can turn a timid recording up by 10 and lose nothing, whereas a clipped one is lost. If your recorder offers a second track at -12 decibels for safety, switch it on and forget it. Once a year it pays for the recorder.
`,
          {
            type: 'exercise',
            title: 'Breakfast and Juárez',
            task: 'Have someone tell you about breakfast, then about the angriest moment of their year. Set the level during the first and don’t touch it.',
            criteria: [
              'No peak of the second reaches 0',
              'After turning the quiet part up by 10 decibels you hear no more hiss than room',
            ],
          },
        ],
      },
      {
        slug: 'the-first-two-minutes-are-for-the-guest',
        title: 'The first two minutes are for the guest',
        minutes: 18,
        kind: 'reading',
        body: [
          `
Nobody says anything worth keeping in the first two minutes. They are talking to the microphone. I start the recorder while we are still pouring coffee, ask about the drive, and answer their questions, so that the machine becomes furniture. Then I ask the first real question, and it is never “Tell us about yourself”. It is a place and a time: *Where were you standing when the phone rang?* After the answer I count three before I speak. Half of the good sentences of my life came on two.

**Your task:** interview somebody for ten minutes with five questions, each with a place, a time or a thing in it. Afterward count how often you spoke within a second of their last word. That was the best material you never got.
`,
        ],
      },
      {
        slug: 'a-remote-guest-recorded-twice',
        title: 'A remote guest, recorded twice',
        minutes: 18,
        kind: 'exercise',
        body: [
          `
A call squeezes a voice until it fits the line, and whatever the line drops is gone. So the guest records as well, on a phone that lies a hand from the mouth, and sends you the file; the call is for understanding each other, and its recording is your safety copy. Clap together at the beginning and again at the end. The first clap lines up the two files. The second shows how far they have drifted apart: two clocks commonly lose a tenth of a second in an hour, which is enough for people to answer before they are asked.
`,
          {
            type: 'exercise',
            title: 'Two phones and two claps',
            task: 'Record ten minutes with a friend in this way and line the files up in your editor.',
            criteria: [
              'Both claps fall together within a fiftieth of a second, after you have corrected the drift',
              'Your friend needed no more than the five lines of instructions you had sent',
            ],
          },
        ],
      },
      {
        slug: 'room-tone-and-the-second-take',
        title: 'Room tone, and the second take',
        minutes: 20,
        kind: 'reading',
        body: [
          `
When everything has been said, ask for thirty seconds of silence, in place, microphones open. It feels silly, and guests smile into it. You will need it: cut a cough from a sentence and put nothing there, and the listener hears a hole, since the room itself has stopped. Thirty seconds of that room fill a hundred such holes.

In the same minute ask for what you noticed as you listened: the name that was mumbled, the year that was wrong, the sentence that a truck drove through. Say, “Would you tell me that once more, as if I hadn’t understood?” **Your task:** keep a list of seconds during your next interview, not more than five, and get all five before the coats are on. Note beside each whether the second telling was better. It often isn’t, and then you know why the truck may stay.
`,
        ],
      },
    ],
  },
  {
    title: 'Editing speech',
    lessons: [
      {
        slug: 'cut-on-paper-first',
        title: 'Cut on paper first',
        minutes: 20,
        kind: 'exercise',
        body: [
          `
Forty minutes of interview hold about six thousand words. A program of ten holds fifteen hundred, so you are going to remove three in four, and that isn’t done by looking at waves. Get a transcript, print it and mark in the margin with three signs: a star for what you would tell a friend tonight, a line for what the star needs in order to be understood, nothing for the rest. Count the starred words. If there are more than a thousand, you have two programs, and should make the better one.
`,
          {
            type: 'exercise',
            title: 'From forty to ten',
            task: 'Mark a transcript of your own, cut it to a quarter on paper, and read what remains aloud to someone.',
            criteria: [
              'They could follow it without your explaining anything in between',
              'The first sentence is a star',
              'You can say what the best thing was that you left out, and why',
            ],
          },
        ],
      },
      {
        slug: 'where-the-razor-goes',
        title: 'Where the razor goes',
        minutes: 20,
        kind: 'exercise',
        body: [
          `
Cut just before a sound begins, and not in the middle of a silence. The beginning of a consonant, T, K or P, hides nearly any splice, because the ear is busy with it. Then look at the breath. A sentence that begins without one sounds as if somebody had been pushed; two breaths in a row, and the talker seems frightened. Keep exactly one. A crossfade of ten milliseconds takes care of the click, and if you need a hundred, you have cut in the wrong place.
`,
          {
            type: 'exercise',
            title: 'Nobody hears the edit',
            task: 'Take one minute of speech and make eight cuts in it. Give it to someone with the original text and let them mark where they believe the cuts are.',
            criteria: [
              'They find three or fewer of the eight',
              'Every sentence has its one breath',
              'None of the crossfades is longer than thirty milliseconds',
            ],
          },
        ],
      },
      {
        slug: 'which-hesitations-stay',
        title: 'Which hesitations stay',
        minutes: 20,
        kind: 'reading',
        body: [
          `
Take out every *um* and you get a newsreader. Leave them all and you get a bad telephone line. I ask what each one does. An *um* before a noun means somebody is looking for a word, and the listener can spare it. A pause before “I never went back” means something else; I have fought directors for pauses like that. Where you do cut, shorten the pause with it, by roughly half. A hesitation that is cut while its silence stays sounds like a man who is hiding something.

**Your task:** take two minutes in which a person tells something that mattered to them. Make one version with all hesitations removed and one with the three that you think belong there. Play both to somebody who knows the speaker, and ask which is her.
`,
        ],
      },
      {
        slug: 'honest-cuts',
        title: 'Honest cuts',
        minutes: 22,
        kind: 'reading',
        body: [
          `
With a razor you can make anybody say anything. A guest of mine said: “I’d call it a failure, if they hadn’t tried.” Take away the second half and you have a headline and a lie. My rules are three. An answer stays with the question it was given to. Conditions stay: *if*, *unless*, *in my opinion*. And if I move a sentence by more than a minute, I play it to myself in the voice of the guest’s sister and see whether she would call.

**Your task:** go through your cut of ten minutes and list each place at which words from different answers meet. For each, write the guest’s meaning in the original and in your version. Where the two sentences differ, undo the cut. Then send the guest the passages that concern their living or their family, before everyone else hears them.
`,
        ],
      },
    ],
  },
  {
    title: 'Music: choosing, placing, licensing',
    lessons: [
      {
        slug: 'pulse-density-key',
        title: 'Pulse, density, key',
        minutes: 20,
        kind: 'exercise',
        body: [
          `
Three things decide whether a piece can live under words. *Pulse*: tap along for fifteen seconds and multiply by four. Speech runs calmly over 60 to 90 beats a minute; above 120 the listener feels that the talker is late. *Density*: count how many things happen in a second, from 1 to 10. Under words you want 3 or less, and nothing at all between 1,000 and 4,000 hertz, where consonants live. *Key*: hum the last note of the piece and the first note of the next. If it hurts, put a sentence in between.
`,
          {
            type: 'exercise',
            title: 'Five pieces on a card',
            task: 'Choose five pieces without words and note pulse, density and key for each. Play ten seconds of your episode over each of them.',
            criteria: [
              'You predicted from the numbers which would work, before playing any',
              'For the one that surprised you, you can say which number misled you',
            ],
          },
        ],
      },
      {
        slug: 'in-under-out',
        title: 'In, under, out',
        minutes: 22,
        kind: 'exercise',
        body: [
          `
Music should have a reason to start and a better one to stop. Start it at the end of a sentence and not beneath one, let it speak alone for two to four seconds, then bring it down by about 18 decibels over a second and a half, so that it has arrived when the voice begins. To loop a piece, cut from the first beat of a bar to the first beat of another. To end it, don’t fade: find its own last chord, count back, and let that chord fall into a pause. The silence after music is the loudest moment you have. 
`,
          {
            type: 'exercise',
            title: 'An opening of twenty seconds',
            task: 'Build an opening with music, voice and a clean ending, with one loop in it.',
            criteria: [
              'A listener tapping along stays in time across the loop',
              'Every word is understood on the loudspeaker of a phone',
              'The music ends and isn’t turned off',
            ],
          },
        ],
      },
      {
        slug: 'the-most-boring-folder',
        title: 'The most boring folder you will own',
        minutes: 22,
        kind: 'reading',
        body: [
          `
“Royalty-free” doesn’t mean free, and “I found it online” doesn’t mean anything. A license answers five questions: who may use the piece, in what (podcast, advertising, a film for a client), where, for how long, and with which credit. Two rights are in it, the composition’s and the recording’s, and an old song newly recorded still has the second. If a license says *non-commercial* and your episode has a sponsor, the answer is no.

**Your task:** make a folder with one subfolder for each piece in your episode: the file, the license as a PDF of the day you got it, the receipt, and a text of five lines with the five answers. Web pages change, and your PDF doesn’t. If you can’t fill in a line, replace the piece today, while nobody is asking.
`,
        ],
      },
    ],
  },
  {
    title: 'Mixing and delivering',
    lessons: [
      {
        slug: 'three-tools-a-reason-each',
        title: 'Three tools, and a reason for each',
        minutes: 16,
        kind: 'reading',
        body: [
          `
Write the reason first: *the room hums*, *she leans back when she laughs*, *his S pricks*. No reason, no tool. For hum and rumble, a high-pass filter at 80 hertz, which no voice misses. For leaning back, a compressor at a ratio of 3 to 1 that takes off 3 to 6 decibels on the loud syllables and rests in between; if it never rests, the room comes up in every pause. For the S, a de-esser around 6,000 hertz, until you notice the lisp, then back by half.

**Your task:** process one minute with at most three tools, each with its sentence. Then make the result exactly as loud as the original, because louder always seems better, and compare blind, five times. If you prefer the original twice or more, take something off.
`,
        ],
      },
      {
        slug: 'mix-it-on-the-worst-speaker',
        title: 'Mix it on the worst speaker',
        minutes: 16,
        kind: 'exercise',
        body: [
          `
My truck driver listened in a cab at sixty-five miles an hour. I mixed on good loudspeakers and checked on a radio that stood on top of a running washing machine. Whatever I couldn’t understand there, he couldn’t either. Set the voices first, without music, until you never want to reach for the volume. Bring the music up until you notice it, then take it down by 3 decibels. Stop after an hour: ears tire, and tired ears turn up the treble.
`,
          {
            type: 'exercise',
            title: 'Three places',
            task: 'Listen to the whole episode in a kitchen with the water running, on a walk by a road, and in bed, quietly. Take down seconds and nothing else.',
            criteria: [
              'Every word of both voices was understood in at least two of the places',
              'After your corrections no two voices differ by more than you would notice',
            ],
          },
        ],
      },
      {
        slug: 'loud-enough-and-no-louder',
        title: 'Loud enough and no louder',
        minutes: 18,
        kind: 'exercise',
        body: [
          `
Platforms measure loudness over the whole program, in LUFS, and turn down what is above their mark. For podcasts aim at -16 in stereo or -19 in mono, which sound alike; several large video services settle at about -14. Keep true peaks at -1 so that the conversion to MP3 or AAC doesn’t clip. If your meter says -21.5 and you want -16, you need 5.5 decibels more, and a limiter for the few peaks that would then stick out. If it has to work harder than 3 decibels, go back to the mix.
`,
          {
            type: 'exercise',
            title: 'Deliver it',
            task: 'Export your episode for two places, with title, speakers and credits in the file, and listen to both from beginning to end.',
            criteria: [
              'Both are within half a unit of their mark, with peaks at -1 or below',
              'The folder of licenses is complete',
              'You could name the person for whom you made it',
            ],
          },
        ],
      },
    ],
  },
]
