import {copyFile, glob, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {shellPaths} from '../app/features/pages/shell-paths'
import {BuiltSite, overBudget} from './budget'
import {withPolicy, type Origins} from './content-security-policy'
import {readHtmlPage} from './html-page'

/** While one is read or written, the others are worked on. */
const PAGES_AT_ONCE = 8

type Environment = Readonly<Record<string, string | undefined>>

function originsOf(env: Environment): Origins {
  return {
    sanityApiHost: env.VITE_SANITY_API_HOST ?? '',
    sanityProjectId: env.VITE_SANITY_PROJECT_ID || 'lectern',
    firebaseProjectId: env.VITE_FIREBASE_PROJECT_ID ?? '',
    firebaseAuthDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    appCheck: Boolean(env.VITE_APP_CHECK_SITE_KEY),
    emulators: [env.VITE_AUTH_EMULATOR, env.VITE_FIRESTORE_EMULATOR, env.VITE_FUNCTIONS_EMULATOR].map(
      (emulator) => emulator ?? '',
    ),
  }
}

/**
 * The last step of a build: each page defers its scripts and gets a policy that names them, the Page Not Found screen goes where hosting
 * looks for it, and a public page that is over its budget stops the build.
 * @param client the folder of what is served
 * @throws Error naming every page that is over its budget
 */
export async function finishBuild(client: string, env: Environment): Promise<void> {
  const origins = originsOf(env)
  const site = new BuiltSite((path) => readFile(join(client, path)))
  const complaints: string[] = []
  const files = glob('**/*.html', {cwd: client})
  const finishPages = async () => {
    for await (const file of files) {
      const path = join(client, file)
      const page = readHtmlPage(await readFile(path, 'utf8'))
      const address = `/${file.replaceAll('\\', '/').replace(/(\/|^)index\.html$/, '')}`
      if (!shellPaths.includes(address))
        complaints.push(...overBudget(address, await site.page(address, page)))
      await writeFile(path, withPolicy(page, origins))
    }
  }
  await Promise.all(Array.from({length: PAGES_AT_ONCE}, finishPages))
  await copyFile(join(client, '404', 'index.html'), join(client, '404.html'))
  await rm(join(client, '404'), {recursive: true})
  if (complaints.length > 0) throw new Error(`Pages are over their budget:\n${complaints.join('\n')}`)
}
