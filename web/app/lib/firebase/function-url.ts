const env = import.meta.env

/** The address of a function that answers plain requests. Without the SDK, which visitors don't load. */
export function functionUrl(name: string): string {
  const emulator = env.VITE_FUNCTIONS_EMULATOR
  if (!emulator) return `https://us-central1-${env.VITE_FIREBASE_PROJECT_ID}.cloudfunctions.net/${name}`
  const origin = emulator.includes('://') ? emulator : `http://${emulator}`
  return `${origin}/${env.VITE_FIREBASE_PROJECT_ID}/us-central1/${name}`
}
