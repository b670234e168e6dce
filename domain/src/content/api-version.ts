/** The version of Sanity's content API that everything asks. */
export const apiVersion = '2025-02-19'
