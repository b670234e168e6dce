/** What answers the question about a lesson. */
export const fetchAskAction = async () => (await import('./ask-action')).askAction
