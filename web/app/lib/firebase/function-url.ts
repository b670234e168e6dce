/** The address of a function that answers plain requests. Without the SDK, which visitors don't load. */
export function functionUrl(name: string): string {
  const emulator = import.meta.env.VITE_FUNCTIONS_EMULATOR
  const project = import.meta.env.VITE_FIREBASE_PROJECT_ID
  if (!emulator) return `https://us-central1-${project}.cloudfunctions.net/${name}`
  const origin = emulator.includes('://') ? emulator : `http://${emulator}`
  return `${origin}/${project}/us-central1/${name}`
}
