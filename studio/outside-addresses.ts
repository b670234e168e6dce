/**
 * What the Studio’s own code would fetch from outside, and what stands for it when it runs on a lake of this machine.
 * `local-build.ts` puts these into the built files; nothing of it touches the Studio that is deployed.
 */
export function keepAtHome(text: string, lake: string): string {
  return (
    text
      // Sanity’s dashboard bridge. The attribute stays, for the script looks for it before it adds itself.
      .replace(
        /<script src="https:\/\/core\.sanity-cdn\.com\/bridge\.js"[^>]*><\/script>/g,
        '<meta data-sanity-core>',
      )
      // The interface’s typeface; the system’s own takes its place.
      .replace(/@font-face\s*\{[^{}]*https:\/\/[a-z-]+\.sanity\.io\/Inter[^{}]*\}/g, '')
      // Error reports, feedback and the question for newer versions: `serve.ts` answers these itself.
      .replaceAll('https://api.sanity.io/vX/intake', '/intake')
      .replaceAll('https://sanity-cdn.com', '')
      .replaceAll('https://api.sanity.io', lake)
  )
}
