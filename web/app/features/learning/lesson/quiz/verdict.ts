/** What is said of an answer of a question that is explained. */
export function verdict(isRight: boolean, isChosen: boolean): string {
  if (isRight) return isChosen ? 'Right, you chose this' : 'This one is right'
  return isChosen ? 'Not right, you chose this' : 'Rightly left alone'
}
