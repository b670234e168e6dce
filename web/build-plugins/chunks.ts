import {basename} from 'node:path'

interface ModuleGraph {
  getModuleInfo: (id: string) => {importers: readonly string[]} | null
}

/** The routes and the root that a module belongs to, by importing it themselves or through others. */
function ownersOf(
  id: string,
  graph: ModuleGraph,
  owners = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return owners
  seen.add(id)
  const route = /\/app\/(?:routes\/)?([\w-]+)\.tsx?/.exec(id)?.[1]
  if (route && /\/app\/(root\.|routes\/)/.test(id)) owners.add(route)
  else
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) ownersOf(importer, graph, owners, seen)
  return owners
}

/** The pages where one shops and reads, and the other pages that anybody may open. */
const shopPages = new Set(['courses', 'course', 'instructors', 'instructor', 'blog', 'article'])
const otherPages = new Set(['about', 'contact', 'faq', 'help', 'privacy', 'terms', 'sitemap', 'not-found'])

/** Shared by this many pages of the shop, a module belongs to all of them. */
const SHARED_BY = 3

/** The file a module goes into, in the order in which files choose; undefined leaves it where it is used. */
const files: readonly ((owners: readonly string[], inShop: number, id: string) => string | false)[] = [
  (owners) => owners.includes('root') && 'shell',
  (owners, inShop) => owners.includes('home') && inShop > 0 && 'shelf',
  (_, inShop) => inShop >= SHARED_BY && 'shop',
  // A page of the shop takes only what it needs of the rest.
  (owners, inShop, id) => owners.length > 1 && inShop > 0 && basename(id).replace(/\W.*$/, ''),
  (owners) => owners.length > 1 && owners.some((page) => otherPages.has(page)) && 'pages',
  (owners) => owners.length > 1 && 'account',
]

/**
 * Few files instead of many: the libraries and the shell that every page needs, what the shelves share, and what the account
 * pages share. They compress better, and every page carries a list of all files.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown.runtime/,
    priority: 20,
  },
  ...files.map((fileOf, index) => ({
    name(id: string, graph: ModuleGraph): string | null {
      if (!/\.[cm]?[jt]sx?$/.test(id)) return null
      const owners = [...ownersOf(id, graph)]
      return fileOf(owners, owners.filter((page) => shopPages.has(page)).length, id) || null
    },
    priority: 10 - index,
  })),
]
