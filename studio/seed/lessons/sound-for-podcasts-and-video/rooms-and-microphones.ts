import type {SectionSeed} from '../types.ts'

export const roomsAndMicrophones: SectionSeed = {
  title: 'Rooms and microphones',
  lessons: [
    {
      slug: 'duvets-and-bookshelves',
      title: 'A room first, a microphone last',
      minutes: 58,
      kind: 'exercise',
      body: [
        `
The best room in most homes is the one with the most laundry. To find yours, clap once in every room and listen to what follows. A dry *tk* is good. A metallic flutter, *tk-rrrr*, comes from two bare walls facing each other three or four meters apart, and you can stop it by covering one of them. Then walk about in the chosen room while you talk. Somewhere about a third of the way from the short wall it sounds least like a room. Corners boom, and the exact middle is seldom good.

## The duvet goes behind the talker

A microphone for speech hears best in front and badly behind. In front of it sits the talker, and behind the talker is the wall whose echo it hears. So that is where the duvet hangs: behind the person, half a meter from the wall, since air in between helps it to catch lower notes. Thin foam on the wall *behind the microphone*, where everybody puts it, treats the one direction that it doesn’t hear. A full bookshelf does as much as most things that are sold for the purpose. A carpet under the table beats a second duvet.

In the house of a guest in Las Cruces I had a choice between a dining room with a glass table and the walk-in closet of her late husband, with his forty shirts still in it. We asked her. She said he had always wanted to be on the radio.

## Then the microphone

I put it last on purpose. The room decides which one you can afford to use.
`,
        {
          type: 'table',
          caption: 'Three kinds, and what they want from you',
          head: ['Kind', 'Forgives', 'Wants', 'Choose it when'],
          rows: [
            [
              'dynamic',
              'a kitchen',
              'ten to fifteen centimeters, and a talker who keeps them',
              'the room is poor',
            ],
            ['condenser', 'a talker at twenty centimeters or more', 'a quiet room', 'you are in the closet'],
            [
              'lavalier',
              'heads that turn, hands that move',
              'a place on the breastbone, a hand below the chin',
              'somebody walks or is filmed',
            ],
          ],
        },
        `
For two people take two microphones, and keep each three times as far from the other mouth as from its own: at 20 centimeters, 60. Three times the distance makes the wrong voice about 10 decibels weaker, and nobody sounds hollow. At twice the distance it is 6, and you will hear it.
`,
        {
          type: 'exercise',
          title: 'A map of your home, by ear',
          task: `
Allow 55 minutes. Record one sentence of ten seconds in four rooms, and at three places in the best of them, always at 20 centimeters. Shuffle the files and rank them blind. At the winning spot record three more: duvet behind you, duvet behind the microphone, none. Last, write down room, distance, number of voices and whether they move, and choose from the table before you look at what you own.
`,
          criteria: [
            'You ranked twice, and the first place was the same both times',
            'With your eyes closed you can tell the duvet behind you from the other two; if not, you came closer by half and tried again',
            'The winner’s spot is marked with tape on the floor',
            'If your microphone isn’t the one you chose, you changed the distance before the shopping list',
          ],
        },
      ],
    },
  ],
}
