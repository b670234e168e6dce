import type {RatingValue} from '@lectern/domain/reviews/review'
import {DAY_MS} from '@lectern/domain/statistics/days'
import type {PlannedProgress, PlannedReview} from './history.ts'
import type {SeededRandom} from './random.ts'
import {ANSWERS, REVIEW_TEXTS} from './review-texts.ts'

const HOUR_MS = 60 * 60 * 1000
/** How many of those who may review a course do. */
const REVIEWED = 0.55
/** How many of the others who take the course find a review helpful. */
const HELPFUL = 0.12
/** Reviews from before that have been looked at by staff. */
const UNSEEN_MS = 4 * DAY_MS

/** What learners say who have finished the first section of a course, and what staff did about it. */
export function planReviews(
  progress: readonly PlannedProgress[],
  random: SeededRandom,
  end: number,
): PlannedReview[] {
  return [...Map.groupBy(progress, ({courseId}) => courseId).values()].flatMap((takers) => {
    const said = new Set<string>()
    return takers.flatMap((taker) => planReview(taker, takers, said, random, end))
  })
}

/** @param said the texts that the course has already */
function planReview(
  {learner, courseId, courseTitle, firstSection, done}: PlannedProgress,
  takers: readonly PlannedProgress[],
  said: Set<string>,
  random: SeededRandom,
  end: number,
): PlannedReview[] {
  const times = new Map(done)
  const finishedAt = Math.max(...firstSection.map((key) => times.get(key) ?? Infinity))
  const at = Math.round(finishedAt + random.between(0.2, 60) * HOUR_MS)
  if (at > end || !random.chance(REVIEWED)) return []
  const rating = planRating(random)
  const [first, ...others] = REVIEW_TEXTS[rating].filter((text) => !said.has(text))
  if (first === undefined) return []
  const text = random.pick([first, ...others])
  said.add(text)
  const answeredAt = Math.round(at + random.between(4, 50) * HOUR_MS)
  const answers = random.chance(rating <= 3 ? 0.75 : 0.12) && answeredAt < end
  return [
    {
      learner,
      courseId,
      courseTitle,
      rating,
      text,
      at,
      checkedAt: answers || at > end - UNSEEN_MS ? null : Math.round(at + random.between(1, 20) * HOUR_MS),
      answer: answers
        ? {text: random.pick(rating <= 3 ? ANSWERS.critical : ANSWERS.kind), at: answeredAt}
        : null,
      helpfulTo: takers
        .map((other) => other.learner)
        .filter((other) => other !== learner && random.chance(HELPFUL)),
    },
  ]
}

function planRating(random: SeededRandom): RatingValue {
  const place = random.next()
  if (place < 0.52) return 5
  if (place < 0.82) return 4
  if (place < 0.93) return 3
  return place < 0.98 ? 2 : 1
}
