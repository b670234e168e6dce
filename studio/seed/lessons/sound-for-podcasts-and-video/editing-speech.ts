import type {SectionSeed} from '../types.ts'

export const editingSpeech: SectionSeed = {
  title: 'Editing speech',
  lessons: [
    {
      slug: 'cut-on-paper-first',
      title: 'Cut on paper first, and honestly',
      minutes: 63,
      kind: 'exercise',
      body: [
        `
Forty minutes of interview hold about six thousand words. A program of ten holds fifteen hundred. So you are going to remove three in four, and that isn’t done by looking at waves. Waves are for *how* to cut. What to cut is decided with a pencil.

Get a transcript, print it, and read it once without marking anything. Then three signs in the margin. A **star** for what you would tell a friend tonight. A **line** for what the star needs in order to be understood. Nothing for the rest. Count the starred words. If there are more than a thousand, you have two programs, and should make the better one.

Then the order. Begin with a star: not with the birth, and not with the introduction that the guest prepared. After it comes just enough for people to know where they are. I put the passages on strips of paper and push them about on the kitchen floor, since a floor is larger than a screen.

## An example

From the first four minutes of an old interview with a ferry pilot, marked.
`,
        {
          type: 'table',
          caption: 'Six passages of a transcript and what became of them',
          head: ['He says', 'Sign', 'In the program'],
          rows: [
            ['where he was born, his father’s boats', 'none', 'left out'],
            ['“The fog came in like somebody closing a door.”', 'star', 'first sentence'],
            ['how a radar of that time worked', 'line', 'third, cut to one sentence'],
            ['names of the crew', 'none', 'left out'],
            ['“I counted the passengers by their coughs.”', 'star', 'fourth'],
            ['that there were forty on board', 'line', 'second'],
          ],
        },
        `
The program begins in the fog, tells us that forty people are on board, explains the radar in nine words, and comes to the coughs. In the original those lie eleven minutes apart.

## Honest cuts

Which brings me to the danger. With a razor you can make anybody say anything. A guest of mine said: “I’d call it a failure, if they hadn’t tried.” Take away the second half, and you have a headline and a lie. My rules are three. **An answer stays with its question.** **Conditions stay**: *if*, *unless*, *in my opinion*. And if I move a sentence by more than a minute, I play it to myself in my head, in the company of the guest’s sister, and see whether she would call the station.
`,
        {
          type: 'exercise',
          title: 'From forty to ten',
          task: `
Allow one hour. Mark a transcript of your own, cut it to a quarter on paper, put it in order, and read what remains aloud to someone. Then list every place at which words from different answers meet. Beside each, write what the guest meant in the original and what it means now. Where the two differ, undo the cut.
`,
          criteria: [
            'The listener could follow without your explaining anything in between',
            'The first sentence is a star',
            'Your list of meeting places is complete, and no condition was lost at any of them',
            'You can say what the best thing was that you left out, and why',
            'If a passage concerns somebody’s living or family, the guest has heard it before everyone else does',
          ],
        },
      ],
    },
    {
      slug: 'where-the-razor-goes',
      title: 'Where the razor goes',
      minutes: 48,
      kind: 'exercise',
      body: [
        `
Now the waves. A cut that nobody hears is made at the right place, and then it needs almost nothing else.

**Cut just before a sound begins,** and not in the middle of a silence. The start of a consonant, T, K or P, hides nearly any splice, because the ear is busy with it. Vowels hide nothing. In *I went to | the harbor*, cut in front of the *t* of *to* or the *h* of *harbor*, and never inside *went*.

**Keep one breath.** A sentence that begins without one sounds as if somebody had been pushed. Two in a row, and the talker seems frightened. When you join the end of one sentence to the beginning of another, there is a breath on each side of the cut, and one of them has to go.

**A crossfade of ten milliseconds** takes care of the click. If you need a hundred, you have cut in the wrong place, and two vowels are now sliding into each other like drunks.

**Mind the tune.** Speech falls at the end of a sentence. If you end on a word from the middle of one, the voice stays in the air, and the listener waits for more. Look for another *harbor*, one that he said last.

## Which hesitations stay

Take out every *um* and you get a newsreader. Leave them all, and you get a bad telephone line. I ask what each one does. An *um* before a noun means that somebody is looking for a word, and the listener can spare it. A pause before “I never went back” means something else. I have fought directors for pauses like that.

Where you do cut, shorten the pause with it, by about half. A hesitation that is removed while its silence stays sounds like a man who is hiding something.
`,
        {
          type: 'quiz',
          question:
            'You have joined two sentences. There is no click, and yet everybody stops at that place and says that “something is off.” The first sentence ends high. What is the likeliest cause?',
          answers: [
            {
              text: 'The crossfade is too short',
              explanation:
                'Then you would hear a click. A longer one would smear the place and leave the tune.',
            },
            {
              text: 'The last word was taken from the middle of a sentence, so its tune goes up',
              right: true,
              explanation:
                'The ear expects a fall at the end. Find the same word at the end of another sentence, or end one phrase earlier.',
            },
            {
              text: 'The two sentences differ in loudness',
              explanation:
                'It happens, and one hears it as a step. It doesn’t leave people waiting for the rest.',
            },
          ],
        },
        {
          type: 'exercise',
          title: 'Nobody hears the edit',
          task: `
Allow 45 minutes. Take one minute of speech and make eight cuts in it. Give it to someone together with the full text and let them mark where they believe the cuts are. Then take two minutes in which a person tells something that mattered: make one version with all hesitations removed, and one with the three that you think belong there. Play both to somebody who knows the speaker, and ask which is her.
`,
          criteria: [
            'They find three or fewer of the eight',
            'Every sentence has its one breath, and falls where it ends',
            'No crossfade is longer than thirty milliseconds',
            'For each of the three hesitations that stayed you can say in a sentence what it tells',
          ],
        },
      ],
    },
  ],
}
