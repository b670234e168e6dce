/** Props that make a horizontally scrolling element focusable by keyboard; it also needs an accessible name. */
export const scrollable = {tabIndex: 0, role: 'region'} as const
