import {copyFile, glob, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {withPolicy, type Origins} from './content-security-policy'
import {readHtmlPage} from './html-page'

/** While one is read or written, the others are worked on. */
const PAGES_AT_ONCE = 8

type Environment = Readonly<Record<string, string | undefined>>

function originsOf(env: Environment): Origins {
  return {
    sanityApiHost: env.VITE_SANITY_API_HOST ?? '',
    sanityProjectId: env.VITE_SANITY_PROJECT_ID || 'lectern',
    functions: `https://us-central1-${env.VITE_FIREBASE_PROJECT_ID ?? ''}.cloudfunctions.net`,
    firebaseAuthDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    appCheck: Boolean(env.VITE_APP_CHECK_SITE_KEY),
    emulators: [env.VITE_AUTH_EMULATOR, env.VITE_FIRESTORE_EMULATOR, env.VITE_FUNCTIONS_EMULATOR].map(
      (emulator) => emulator ?? '',
    ),
  }
}

/**
 * The last step of a build: each page defers its scripts and gets a policy that names them, and the Page Not Found screen goes where hosting
 * looks for it.
 * @param client the folder of what is served
 */
export async function finishBuild(client: string, env: Environment): Promise<void> {
  const origins = originsOf(env)
  const files = glob('**/*.html', {cwd: client})
  const finishPages = async () => {
    for await (const file of files) {
      const path = join(client, file)
      await writeFile(path, withPolicy(readHtmlPage(await readFile(path, 'utf8')), origins))
    }
  }
  await Promise.all(Array.from({length: PAGES_AT_ONCE}, finishPages))
  await copyFile(join(client, '404', 'index.html'), join(client, '404.html'))
  await rm(join(client, '404'), {recursive: true})
}
