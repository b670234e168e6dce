import {copyFile, glob, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {withPolicy, type Origins} from './content-security-policy'

type Environment = Readonly<Record<string, string | undefined>>

function originsOf(env: Environment): Origins {
  return {
    sanityApiHost: env.VITE_SANITY_API_HOST ?? '',
    sanityProjectId: env.VITE_SANITY_PROJECT_ID || 'lectern',
    firebaseProjectId: env.VITE_FIREBASE_PROJECT_ID ?? '',
    firebaseAuthDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    emulators: [env.VITE_AUTH_EMULATOR, env.VITE_FIRESTORE_EMULATOR, env.VITE_FUNCTIONS_EMULATOR].map(
      (emulator) => emulator ?? '',
    ),
  }
}

/** A built page can be read before its scripts run: so they let pictures and fonts pass. */
function picturesFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
}

/**
 * The fallback page is rendered as if it were the home page, and stands for addresses where the announcement is not shown:
 * hydration would leave the announcement in the page for good.
 */
function withoutAnnouncement(html: string): string {
  return html.replace(/<aside aria-label="Announcement".*?<\/aside>/s, '')
}

/**
 * The last step of a build: each page lets its pictures load before its scripts and gets a policy that names them, and the Page Not Found screen goes where
 * hosting looks for it.
 * @param client the folder of what is served
 */
export async function finishBuild(client: string, env: Environment): Promise<void> {
  const origins = originsOf(env)
  for await (const file of glob('**/*.html', {cwd: client})) {
    const path = join(client, file)
    const html = picturesFirst(await readFile(path, 'utf8'))
    await writeFile(
      path,
      withPolicy(file === '__spa-fallback.html' ? withoutAnnouncement(html) : html, origins),
    )
  }
  await copyFile(join(client, '404', 'index.html'), join(client, '404.html'))
  await rm(join(client, '404'), {recursive: true})
}
