import type {SectionSeed} from '../types.ts'

export const oneScreenRedesigned: SectionSeed = {
  title: 'One screen, redesigned from the start',
  lessons: [
    {
      slug: 'the-whole-screen-again',
      title: 'The whole screen again',
      minutes: 24,
      kind: 'exercise',
      body: [
        `
You have six versions, each of which changed one material. Now put them away and begin with the sentence of the task and an empty sheet. Sketch the order in pencil, three times, in five minutes each, and only then look at what you had. The seventh version usually has less on it than the sixth. When I was proud of a picture as a student, my teacher would cover one part after another with her hand and ask whether it was still the picture; do the same with yours and a sheet of paper.
`,
        {
          type: 'exercise',
          title: 'Version seven',
          task: 'Draw the screen anew, light and dark, with its form and its states. Cover each element in turn and remove what is not missed.',
          criteria: [
            'It has fewer elements than the original, and you know how many',
            'The gray version passes the blur test',
            'All pairs of colors have been measured again',
          ],
        },
      ],
    },
    {
      slug: 'three-people-and-silence',
      title: 'Let three people use it, and say nothing',
      minutes: 25,
      kind: 'reading',
      body: [
        `
Give your screen to three people, one at a time, with the task in a sentence that contains none of the words on the screen: “You are outside and would like to go in.” Then be silent. Count to twenty before you help, and write down what the finger does and not what the mouth says. People are kind to designers; their fingers are not. Where two of three stop at the same place, there is a fault. Where one stops, there is a question for the next person.

**Your task:** three people on the original and three others on version seven, ten minutes each. Write down time, wrong taps and the first words they say. If the original wins anywhere, take over what it does there. It has been used for longer than yours.
`,
      ],
    },
    {
      slug: 'hand-it-over',
      title: 'Hand it over so that it is built as drawn',
      minutes: 30,
      kind: 'exercise',
      body: [
        `
Whatever you leave open, somebody will decide at six in the evening. So the drawing is accompanied by a page: the task; the names of sizes, distances and colors with their values; what happens at 320 pixels and with text at 200 percent; all the states; the order in which the keyboard and the screen reader pass through it; and the two things of which you are not certain.  An engineer who knows where you doubt will ask before they guess.
`,
        {
          type: 'exercise',
          title: 'One page, seven versions',
          task: 'Write the page, and give it with the drawing to somebody who builds. Then lay out the original and your seven versions in a row, with two lines each about what changed.',
          criteria: [
            'They asked at most three questions, and you added the answers to the page',
            'A stranger can say what each version changed',
            'The lists from your first minute of silence are part of it',
          ],
        },
      ],
    },
  ],
}
