import type {SectionSeed} from '../types.ts'

export const roomsAndMicrophones: SectionSeed = {
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
}
