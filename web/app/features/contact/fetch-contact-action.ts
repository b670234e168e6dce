/** Fetches the action of the forms that write to support. */
export const fetchContactAction = async () => (await import('./contact-action')).contactAction
