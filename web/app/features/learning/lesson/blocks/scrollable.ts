/** What scrolls sideways can be reached by those who scroll with the keyboard; it needs a name beside this. */
export const scrollable = {tabIndex: 0, role: 'region'} as const
