import {productDesignProgramOutline} from '../lessons/product-design-program.ts'
import type {CourseSeed} from '../types.ts'

export const productDesignProgram: CourseSeed = {
  number: 103,
  slug: 'product-design-program',
  title: 'Product Design Program',
  instructor: 'tomas-ferreira',
  category: 'design',
  level: 'All Levels',
  rating: 4.9,
  studentsCount: 450,
  price: 249,
  originalPrice: 399,
  listing: 'offer',
  published: '2026-05-05',
  imageAlt: 'A folded strip of screens that goes from a pencil sketch to the finished page',
  description: `
A product is designed long before anyone chooses a color. It is designed when someone decides whose problem to solve, which half of it to leave alone and what to show first. This program follows one product from the first conversation with a user to the screen that ships, and to the week after, when you find out what you misunderstood.

### Who it is for

Beginners who want to see the whole of the profession before choosing a corner of it, and people already inside, developers, researchers, graphic designers, who know one part well and the neighboring parts by hearsay. It is marked for all levels because experienced learners skip the sections they know; the outline says which ones can be skipped and what to check before you do.

### What you make

You choose a modest, real problem: how a club books its courts, how a ward hands over at night, how your building sorts its parcels. You interview five people, turn the notes into problems, sketch more ideas than you need, prototype on paper and then on a screen, test with five more people and revise. You design the states that are usually forgotten and write the document an engineer would want. In the end you have a case study with its wrong turns left in, because the wrong turns show how you think.

### How it is taught

The same project is told beside yours, stage by stage, on a problem I did not know beforehand: the waiting list of a ceramics workshop in Porto. You read what was asked and what was counted, including the interview I led badly. After each stage you do the stage yourself and judge it by a list in which the common mistakes have their place.

There are eighteen lessons. Each is read in a few minutes and takes two to three hours with its task, the day of testing five: a little over forty hours in all. Finding people and waiting for their answers comes on top. Ten weeks is a brisk pace and twenty a sensible one. Bring paper. For the first half of the program it is the best prototyping tool there is.
`,
  outcomes: [
    'Plan and run interviews that do not lead the witness',
    'Turn notes into problems worth solving',
    'Sketch many ideas before falling for one',
    'Prototype on paper, then on a screen',
    'Run a usability test with five people in a day',
    'Design accessible components and their states',
    'Work with engineers from sketch to release',
    'Write a case study that shows how you think',
  ],
  outline: productDesignProgramOutline,
}
