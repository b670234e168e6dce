import {LEARN_PATH} from '@lectern/domain/page-addresses'
import {pages} from '../app/pages.ts'

interface ModuleGraph {
  getModuleInfo: (id: string) => {importers: readonly string[]} | null
}

/** Imported by this many public pages, a module goes into the file that all of them share. */
const SHARED_BY = 3

/** Stands for code that a page fetches later, among the routes of a module. */
const LATER = 'later'

/** The routes (and the root) whose scripts bring a module along: those among its importers and theirs. */
function routesOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set<string>()
  const visit = (module: string): string[] => {
    if (seen.has(module)) return []
    seen.add(module)
    const file = /\/app\/(root|routes\/.+)\.tsx?$/.exec(module)?.[1]
    if (file) return [file]
    const importers = graph.getModuleInfo(module)?.importers ?? []
    return importers.length === 0 ? [LATER] : importers.flatMap(visit)
  }
  return visit(id)
}

/** A file of the modules of ours and of libraries whose routes are such. */
function sharedFile(
  name: string,
  priority: number,
  belongs: (routes: readonly string[], id: string) => boolean,
) {
  return {
    name: (id: string, graph: ModuleGraph) =>
      /\.[cm]?[jt]sx?$/.test(id) && belongs(routesOf(id, graph), id) ? name : null,
    debugName: name,
    priority,
  }
}

/** Where courses are taken: what is needed there must not weigh on the pages where one shops. */
const learnRoutes = new Set(
  pages.flatMap(({access, id, path}) => (path.startsWith(LEARN_PATH) ? [`routes/${access}/${id}`] : [])),
)

/** Lists with filters and pages. */
const listRoutes = new Set(
  ['courses', 'category', 'instructors', 'blog', 'help'].map((id) => `routes/public/${id}`),
)

const isOfLists = (routes: readonly string[]) => publicRoutes(routes).every((route) => listRoutes.has(route))

const publicRoutes = (routes: readonly string[]) =>
  routes.filter((route) => route.startsWith('routes/public/') && !learnRoutes.has(route))

/**
 * What every screen behind the sign-in begins with, and small parts and icons that several of them show: each had a file of its own,
 * which the manifest names to everybody.
 */
const PRIVATE_PARTS = new RegExp(
  `/(${[
    'domain/src/(limits|people/deletion|return|roles|staff/exported-list)',
    'features/auth/(auth-guard|names|private-loader|user-context)',
    'features/discounts/terms-label',
    'features/orders/order-missing',
    'features/staff/(outbox/mail-words|subscribers/recipient-selection|use-selection)',
    'layout/(frame/screen-states|load-error|staff/staff-icons)',
    'lib/(firebase/attempts/attempt|router/use-merged-data)',
    'ui/(csv|content/(email-address|fact|part-list|relative-time|responsive-table|stat|terms-links)|feedback/table-skeleton|use-now)',
  ].join('|')})\\.|/node_modules/lucide-react/`,
)

/**
 * Few files instead of many small ones: the libraries, what the document around every page needs with what home shares with other
 * public pages, and what several of these share without it. They compress better, and every page lists all of its files. What
 * else is shared is split as the bundler finds it. The priorities keep a file from taking along what the one before it holds.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 6,
  },
  // Fetched with the first form that somebody uses.
  {name: 'forms', test: /\/node_modules\/@conform-to\/|\/lib\/forms\/define-action/, priority: 5},
  // And what closes the menus of all pages: with the menu of the shop, each of them would fetch the rest of it. What home shares, nearly
  // every page has: in one file with the rest both are 900 bytes less. What an id is, is less than a file of its own.
  sharedFile(
    'root',
    4,
    (routes, id) =>
      routes.includes('root') ||
      (routes.includes('routes/public/home') && publicRoutes(routes).length > 1) ||
      /\/use-close-on-(leave|press-outside)\.|\/domain\/src\/document-id\./.test(id),
  ),
  // The pages with longer texts of editors.
  {
    name: 'rich-text',
    test: /\/node_modules\/@portabletext\/|\/lib\/sanity\/(rich-text|plain-text)\./,
    priority: 2,
  },
  // The blocks of lessons, of which articles fetch theirs.
  {
    name: 'blocks',
    test: /\/lib\/sanity\/blocks\/(?!mark)|\/lib\/video\/video/,
    priority: 2,
  },
  // Small parts that few private screens share, in one file for the same reason.
  {
    name: 'account-parts',
    test: /\/domain\/src\/statistics\/days\.|\/features\/(teaching|teams)\/(.+\/)?(entry-words|invitation-results)\./,
    priority: 2,
  },
  // By itself, because most public pages have no form of their own.
  {
    name: 'route-action',
    test: /\/lib\/forms\/(form-error|route-action)\.|\/lib\/firebase\/unreachable-words\./,
    priority: 3,
  },
  // By itself, because pages of courses fetch it, too, and a file takes the imports of its modules along.
  {name: 'outline', test: /\/domain\/src\/learning\/outline\./, priority: 2},
  // By themselves, because whoever answers reviews has none of what learners do.
  {name: 'reviews', test: /\/domain\/src\/(reviews\/review|learning\/(opening|progress))\./, priority: 2},
  // What lessons share with other screens of learners only.
  sharedFile(
    'learn',
    1,
    (routes) =>
      routes.length > 1 &&
      routes.some((route) => learnRoutes.has(route)) &&
      publicRoutes(routes).length === 0,
  ),
  // What lessons share with screens that teach nothing.
  {
    name: 'parts',
    test: /\/ui\/(form\/checkbox|content\/(dates|progress-bar)|layout\/card)\.|\/auth\/return-path\.|\/learning\/standing-bar\./,
    priority: 2,
  },
  // By themselves, because what brings pages up to date needs them without the rest of what lists need.
  {name: 'list-rules', test: /\/domain\/src\/(lists\/listing|text\/text-search)\./, priority: 2},
  sharedFile('public', 2, (routes) => publicRoutes(routes).length >= SHARED_BY && !isOfLists(routes)),
  // With the chips of filters, which nearly all screens that have any of it show.
  sharedFile(
    'lists',
    1,
    (routes, id) =>
      (publicRoutes(routes).length >= SHARED_BY && isOfLists(routes)) || /\/filter-chips\./.test(id),
  ),
  // What the catalogue and its categories share.
  sharedFile('catalogue', 0, (routes) => {
    const both = ['routes/public/courses', 'routes/public/category']
    return both.every((route) => routes.includes(route)) && routes.every((route) => both.includes(route))
  }),
  // What brings an open page up to date, fetched once it has loaded.
  {
    name: 'content',
    test: /\/lib\/sanity\/(client|parse|image-query|ids\/sample-number|seo\/.+)\.|\/domain\/src\/content\/(?!bundle).+\.|\/router\/responses\.|\/features\/site\/(load-site|screens\.data|page-links|grouped-links|model|queries)\./,
    priority: 0,
  },
  // With all that it needs of its library, of which the search of the back office needs a part, too.
  {name: 'tabs', test: /\/ui\/navigation\/tabs\./, priority: 0},
  // Links that look like tabs need no library, nor do the sliders of the catalogue, which show what was chosen as tabs do.
  {name: 'tab-classes', test: /\/ui\/(navigation\/tab-classes|use-optimistic-value)\./, priority: 1},
  // What courses and their lessons share.
  {
    name: 'course-parts',
    test: /\/courses\/(lesson-facts|detail\/course-not-found)\.|\/ui\/(feedback\/badge|use-near)\./,
    priority: 0,
  },
  {
    name: 'courses',
    test: /\/features\/courses\/(bundles\/)?(model|queries)\.|\/domain\/src\/content\/bundle\./,
    priority: 0,
  },
  // What is loaded after every page.
  {
    name: 'deferred',
    test: /\/layout\/deferred-layout\.|\/cookie-consent\.|\/open-search\./,
    priority: 0,
  },
  // By itself, because single screens need a part of it, and every page all of it once it is loaded.
  {
    name: 'keyboard',
    test: /\/ui\/(focus-part|named-element|use-scroll-to-hash)\.|\/keyboard\/shortcuts-setting\./,
    priority: 2,
  },
  {name: 'private', test: PRIVATE_PARTS, minShareCount: 2, priority: 1},
  // What forms of private screens are made of.
  {name: 'form-field', test: /\/lib\/forms\/form-field\.|\/ui\/form\/textarea\./, priority: 1},
  {name: 'dialog', test: /\/ui\/feedback\/dialog\.|\/lib\/forms\/form-dialog\./, priority: 1},
  // Lists that are read page by page.
  {
    name: 'list-pages',
    test: /\/router\/(use-cursor-pages|settled-search)\.|\/navigation\/cursor-pagination\.|\/staff\/(list-results|export\/list-export)\./,
    priority: 1,
  },
  // By themselves: dialogs of every kind of screen are fetched so, and what stands for a part that could not be.
  {name: 'lazy-dialog', test: /\/ui\/feedback\/lazy-dialog\./, priority: 2},
  {name: 'part-not-loaded', test: /\/ui\/feedback\/(part-not-loaded|error-state)\./, priority: 2},
  // What filters of staff complete while somebody types.
  {name: 'suggestions', test: /\/features\/staff\/(suggestion-input|courses\/course-input)\./, priority: 0},
  // The frame around the screens of staff and teachers.
  {name: 'frame', test: /\/layout\/(side-frame\/|staff\/staff-page\.)/, priority: 0},
]
