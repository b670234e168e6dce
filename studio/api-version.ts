/** The Sanity API version that the Studio's own queries use. */
export const apiVersion = '2025-02-19'
