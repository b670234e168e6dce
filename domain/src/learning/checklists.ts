/** Local storage key of what learners have ticked off in exercises. */
export const CHECKLISTS_STORAGE_KEY = 'exercises'
