/** Imports the action of the question form on demand, as a chunk of its own. */
export const fetchAskAction = async () => (await import('./ask-action')).askAction
