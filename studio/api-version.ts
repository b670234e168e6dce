/** The date of Sanity's API that the Studio's own queries are written for. */
export const apiVersion = '2025-02-19'
