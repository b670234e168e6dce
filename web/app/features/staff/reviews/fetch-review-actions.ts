/** Import the actions of the forms on demand, as a chunk of their own. */
export const fetchModerateAction = async () => (await import('./review-actions')).moderateReviewAction
export const fetchAnswerAction = async () => (await import('./review-actions')).answerReviewAction
