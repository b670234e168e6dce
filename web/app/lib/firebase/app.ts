import {initializeApp} from 'firebase/app'

/** The Firebase app; its public configuration is set at build. */
export const app = initializeApp({
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
})

// Before any other service is used. Without a key none of it is in the build.
if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
  const {initializeAppCheck, ReCaptchaEnterpriseProvider} = await import('firebase/app-check')
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY),
    isTokenAutoRefreshEnabled: true,
  })
}

/** Parses 'host:port' of an emulator; null in production, where the variable is empty. */
export function emulatorAddress(value: string | undefined): {host: string; port: number} | undefined {
  if (!value) return undefined
  const {hostname, port} = new URL(value.includes('://') ? value : `http://${value}`)
  return {host: hostname, port: Number(port)}
}
