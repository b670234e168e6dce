/**
 * What is said before a course is archived.
 * @param owners how many learners own it; null while nothing has been counted of it, or the number could not be read
 */
export function archiveWords(owners: number | null): string {
  return `The course leaves the shop, its search and the sitemap. ${ownersWords(owners)} You can bring it back.`
}

function ownersWords(owners: number | null): string {
  if (owners === null) return 'Those who own it keep it.'
  if (owners <= 0) return 'No learner owns this course.'
  if (owners === 1) return 'One learner owns this course and keeps it.'
  return `${owners.toLocaleString('en-US')} learners own this course: they keep it.`
}
