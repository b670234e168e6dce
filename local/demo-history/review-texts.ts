import type {RatingValue} from '@lectern/domain/reviews/review'

/** What learners of the demo history say about their courses, by how they rate them. */
export const REVIEW_TEXTS: Readonly<Record<RatingValue, readonly string[]>> = {
  5: [
    'Every lesson ends with something you can use the same day. I have gone back to the first section twice already.',
    'Clear, calm and without a minute too many. The exercises are the best part.',
    'I had read two books about it and still did not know where to begin. Now I do.',
    'Well worth the money. The quizzes showed me what I had only thought that I understood.',
    'My team has taken it together. We argue less and decide faster since.',
    'The examples come from real work, with all that goes wrong there. That is rare.',
    'I did most of it on the train. Short lessons, no filler, and the notes stay where I left them.',
    'Finally somebody who says why, and not only how.',
    'Better organised than the course that I took at the university.',
    'I was afraid that it would be too basic. It was not: the basics turned out to be what I lacked.',
    'The order of the lessons makes sense, and each of them builds on the one before.',
    'I finished it in three weeks beside a full-time job. Very doable, and it paid off at once.',
  ],
  4: [
    'Very good. I would have liked one more example in the second half.',
    'Good explanations and fair quizzes. A few lessons could be shorter.',
    'Does what it promises. You should do the exercises, otherwise little of it stays.',
    'Solid and practical. Some of it I knew already, the rest made up for that.',
    'A good course with a strong beginning. The last section is a little dense.',
    'Helpful for my daily work. A summary to print at the end would be nice.',
    'I like the tone. I missed a lesson on how to begin when nobody else at work joins in.',
    'Recommended, though I had to look up a few terms.',
  ],
  3: [
    'Good for a beginning, but I had hoped for more depth.',
    'The content is fine, and the pace was too slow for me.',
    'Some sections are excellent, others repeat what has been said.',
    'All right, but the examples are not from my field.',
  ],
  2: [
    'Too much theory for me before the first exercise.',
    'I expected more of a hands-on course. The reading is good, I wanted to do more myself.',
  ],
  1: ['Not for me. I already knew nearly all of it, and the description did not say so.'],
}

/** What the teachers answer. */
export const ANSWERS = {
  kind: [
    'Thank you! It is good to hear that it helps in practice.',
    'Thank you for taking the time to write this.',
    'That makes me happy. Let me know how it goes.',
  ],
  critical: [
    'Thank you for being frank. From the third section on there is more practice; I hope that it makes up for the beginning.',
    'That is fair. I will add what is missing when the course is revised.',
    'Thank you. I have made the description clearer about what you should know already.',
  ],
} as const
