import {createContext} from 'react'

/** Whether the SPA fallback is being rendered: one HTML page for every address that was not prerendered. */
export const SpaFallbackContext = createContext(false)
