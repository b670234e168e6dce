/** The parameter of the URL with the cursor of a page. */
export const AFTER = 'after'
