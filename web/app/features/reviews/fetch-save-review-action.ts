/** Imports the action of the review form on demand, as a chunk of its own. */
export const fetchSaveReviewAction = async () => (await import('./save-review-action')).saveReviewAction
