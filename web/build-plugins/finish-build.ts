import {copyFile, glob, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {shellPaths} from '../app/features/pages/shell-paths'
import {BuiltSite, overBudget} from './budget'
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

/**
 * Waits until the picture that a page asks for first has been drawn or could not be. Not for longer than two seconds, and
 * not at all once somebody touches the page.
 */
const PICTURE_IS_DRAWN = `await new Promise((go) => {
  const picture = document.querySelector('img[fetchpriority="high"]'), next = () => requestAnimationFrame(() => setTimeout(go));
  if (document.hidden) return go();
  if (!picture || picture.complete) return next();
  for (const type of ['load', 'error']) picture.addEventListener(type, next);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, go, {once: true});
  setTimeout(go, 2000);
});`

/**
 * A built page can be read before its scripts run: so they let pictures and fonts pass, and are asked for once the page has
 * been drawn, all at once. React Router would ask for them in the head.
 */
export function picturesFirst(html: string): string {
  const preload = /<link rel="modulepreload" href="(.*?)"\/>/g
  const scripts = Array.from(html.matchAll(preload), ([, href]) => href)
  const page = html
    .replaceAll(preload, '')
    .replace(/(?<=<script type="module" async="">)import "[\s\S]*?(?=<\/script>)/, (start) => {
      const later = start
        .replaceAll(/^import (".*?");/gm, 'await import($1);')
        .replaceAll(/^import \* as (\w+) from (".*?");/gm, 'const $1 = await import($2);')
      return `${PICTURE_IS_DRAWN}
for (const href of ${JSON.stringify(scripts)}) document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}));
${later}`
    })
  if (scripts.length === 0 || !page.includes('= await import("'))
    throw new Error('A page does not start its scripts as expected')
  return page
}

/**
 * The fallback page is rendered as if it were the home page, and stands for addresses where the announcement is not shown:
 * hydration would leave the announcement in the page for good.
 */
function withoutAnnouncement(html: string): string {
  return html.replace(/<aside aria-label="Announcement".*?<\/aside>/s, '')
}

/**
 * The last step of a build: each page lets its pictures load before its scripts and gets a policy that names them, the Page
 * Not Found screen goes where hosting looks for it, and a public page that is over its budget stops the build.
 * @param client the folder of what is served
 */
export async function finishBuild(client: string, env: Environment): Promise<void> {
  const origins = originsOf(env)
  const site = new BuiltSite((path) => readFile(join(client, path)))
  const complaints: string[] = []
  for await (const file of glob('**/*.html', {cwd: client})) {
    const path = join(client, file)
    const html = picturesFirst(await readFile(path, 'utf8'))
    const address = `/${file.replaceAll('\\', '/').replace(/(\/|^)index\.html$/, '')}`
    if (!shellPaths.includes(address)) complaints.push(...overBudget(address, await site.page(address, html)))
    await writeFile(
      path,
      withPolicy(file === '__spa-fallback.html' ? withoutAnnouncement(html) : html, origins),
    )
  }
  await copyFile(join(client, '404', 'index.html'), join(client, '404.html'))
  await rm(join(client, '404'), {recursive: true})
  if (complaints.length > 0) throw new Error(`Pages are over their budget:\n${complaints.join('\n')}`)
}
