import type {SectionSeed} from '../types.ts'

export const editingSpeech: SectionSeed = {
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
}
