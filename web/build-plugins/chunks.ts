import {basename} from 'node:path'
import {pages} from '../app/pages.ts'

interface ModuleGraph {
  getModuleInfo: (id: string) => {importers: readonly string[]; dynamicImporters: readonly string[]} | null
}

/** The route (or the root) that a file is. */
function routeOf(id: string): string | undefined {
  return /\/app\/(?:routes\/(?:\w+\/)?)?([\w-]+)\.tsx?/.exec(
    /\/app\/(?:root\.|routes\/)/.test(id) ? id : '',
  )?.[1]
}

/** A module and all that import it, themselves or through others, up to the routes. */
function lineage(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  if (!routeOf(id))
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) lineage(importer, graph, seen)
  return seen
}

const routesAmong = (ids: Iterable<string>) => [...ids].flatMap((id) => routeOf(id) ?? [])

/** What a module belongs to: the routes and the root that import it, and what open pages fetch later and brings it along. */
function ownersOf(id: string, graph: ModuleGraph): string[] {
  const line = [...lineage(id, graph)]
  const fetchedLater = line.filter((ancestor) =>
    graph
      .getModuleInfo(ancestor)
      ?.dynamicImporters.some((importer) =>
        routesAmong(lineage(importer, graph)).some((route) => openPages.has(route)),
      ),
  )
  return [...routesAmong(line), ...fetchedLater.map((ancestor) => `later: ${ancestor}`)]
}

/** The routes of the public pages that share a script file, as the registry of pages has them. */
function pagesOf(group: 'home' | 'shop' | 'pages'): Set<string> {
  return new Set(
    pages.flatMap((page) => (page.access === 'public' && page.scripts === group ? [page.id] : [])),
  )
}

/** The pages where one shops and reads, and the other pages that anybody may open. */
const shopPages = pagesOf('shop')
const otherPages = pagesOf('pages')
const openPages = new Set(['root', ...pagesOf('home'), ...shopPages, ...otherPages])

/** Shared by this many pages of the shop, a module belongs to all of them. */
const SHARED_BY = 3

/** The file a module goes into, in the order in which files choose; undefined leaves it where it is used. */
const files: readonly ((owners: readonly string[], inShop: number, id: string) => string | false)[] = [
  (owners) => owners.includes('root') && 'shell',
  (owners, inShop) => owners.includes('home') && inShop > 0 && 'shelf',
  (_, inShop) => inShop >= SHARED_BY && 'shop',
  // A page of the shop takes only what it needs of the rest, and so does what is fetched later.
  (owners, inShop, id) =>
    owners.length > 1 &&
    (inShop > 0 || owners.some((owner) => owner.startsWith('later: '))) &&
    `${basename(id).replace(/\.\w+$/, '')}-part`,
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
  // Fetched with the first form that somebody uses.
  {name: 'forms', test: /\/node_modules\/@conform-to\/|\/lib\/forms\/define-action/, priority: 15},
  ...files.map((fileOf, index) => ({
    name(id: string, graph: ModuleGraph): string | null {
      if (!/\.[cm]?[jt]sx?$/.test(id)) return null
      const owners = ownersOf(id, graph)
      return fileOf(owners, owners.filter((page) => shopPages.has(page)).length, id) || null
    },
    debugName: `choice ${index + 1}`,
    priority: 10 - index,
  })),
]
