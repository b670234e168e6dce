import type {VideoSeed} from '../types.ts'

/** The video of the lesson of that name, which an article shows as well, without its question. */
export const aPersonInSixStrokes: VideoSeed = {
  type: 'video',
  name: 'a-person-in-six-strokes',
  title: 'A person in six strokes',
  scenes: [
    {
      figure: 'whiteboard-person-empty',
      seconds: 8,
      words: 'A person needs six strokes. Begin with the ground, so that your person has somewhere to stand.',
    },
    {
      figure: 'whiteboard-person-head',
      seconds: 9,
      words:
        'The first stroke is the head. A circle, a little taller than wide. Leave the face empty for now.',
    },
    {
      figure: 'whiteboard-person-body',
      seconds: 10,
      words:
        'The second is the body: a box, wider at the shoulders than at the hips, and about twice as tall as the head.',
    },
    {
      figure: 'whiteboard-person-arms',
      seconds: 9,
      words:
        'Three and four are the arms. Each starts at a shoulder, bends once, and ends where a hand would be.',
    },
    {
      figure: 'whiteboard-person-legs',
      seconds: 9,
      words:
        'Five and six: the legs. As long as head and body together, with a short foot, so that nobody floats.',
    },
    {
      figure: 'whiteboard-person-lean',
      seconds: 10,
      words:
        'Now the same six strokes with a body that leans. One of these two is waiting. The other is late for a train.',
    },
    {
      figure: 'whiteboard-person-group',
      seconds: 10,
      words:
        'Move one arm and she points. Bring two hands together and he carries. Raise both, and the project is finished.',
    },
  ],
}
