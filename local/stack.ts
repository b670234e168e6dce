import {mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import {checkoutChanges, seedSummary} from './checkout-changes.ts'
import {seedDemoAccounts} from './demo-accounts.ts'
import {importHistory} from './demo-history/import-history.ts'
import {watchData} from './data-changes.ts'
import {unusablePorts} from './doctor/unusable-ports.ts'
import {autosave, emulatorsService, lastSavedAt, removeUnfinished, runScheduled} from './emulators.ts'
import {
  functionsParameters,
  functionsSecrets,
  inboxEnvironment,
  lakeEnvironment,
  lakeTokens,
  paymentsEnvironment,
  readTokenEnvironment,
  seedEnvironment,
  webEnvironment,
  writeTokenEnvironment,
} from './environment.ts'
import {provideJava, type ProvideJavaOptions} from './java/provide-java.ts'
import {findPortHolder} from './port-holder.ts'
import {neededPorts, portsAt, url, type PortName, type Ports} from './ports.ts'
import {Processes, ServiceFailure, stopLeftovers, type ServiceDefinition} from './processes.ts'
import {
  buildWeb,
  functionsService,
  localServer,
  root,
  runNode,
  studioService,
  webDevService,
  writeFunctionsSettings,
} from './services.ts'

/** What was written longer ago than this and the time of saving survives a hard kill. */
const AUTOSAVE_EVERY_MS = 3_000
/** Longer than a save takes. */
const SAVED_WITHIN_MS = 10_000
const RECONCILE_EVERY_MS = 60_000

export interface StackOptions {
  /** names the stack's folder under .local/ */
  name: string
  /** added to every port */
  offset: number
  /** delete the data of earlier runs */
  fresh: boolean
  /** `dev`: the storefront's dev server; `hosting`: its production build through the Hosting emulator; `none`: no storefront */
  web: 'dev' | 'hosting' | 'none'
  studio: boolean
  /** the Studio's development server in place of its build, for working on the forms */
  devStudio?: boolean
  /** saves accounts and orders soon after each change, for a stack whose data are to survive a hard kill */
  saves: boolean
  /** 90 days of orders, learners and progress before the first start */
  history: boolean
  /** download a Java runtime where this computer has none that is new enough */
  downloads: boolean
  /** called with the bytes received of that runtime, and those there are */
  onDownload: ProvideJavaOptions['onProgress']
  /** called with how many processes of an earlier run that was killed are stopped first, which may take half a minute */
  onLeftovers?: (count: number) => void
  /** called when a service starts and when it is ready */
  onProgress: (part: string, state: 'starting' | 'ready', seconds: number) => void
  /** stops everything, also during startup */
  signal?: AbortSignal
}

export interface Stack {
  ports: Ports
  siteUrl: string
  dataDir: string
  /** what could not be started, in one sentence; null when everything runs */
  missing: string | null
  /** what has changed in the checkout since the last start, and what this one has done about it */
  changes: string[]
  logFile: (part: string) => string
  onUnexpectedExit: (listener: (part: string, logFile: string) => void) => void
  /** Ends everything. Answers when what accounts and orders there are was saved, in ms; null where none are kept. */
  stop: () => Promise<number | null>
}

/** Why the stack cannot start; the message is shown in the terminal. */
export class StackStartError extends Error {}

/**
 * Starts the whole product: the local servers, the seed content, the Firebase emulators, the storefront and the Studio, in
 * parallel where one does not need the other.
 * @throws StackStartError when a port cannot be used or the same stack already runs
 * @throws ServiceFailure when a service does not start; those already started are stopped first
 * @throws the reason of the signal when it comes before all has started
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const ports = portsAt(options.offset)
  const dataDir = join(root, '.local', options.name)
  const siteUrl = url(options.web === 'hosting' ? ports.hosting : ports.web)
  const {runner} = await stopLeftovers(dataDir, options.onLeftovers)
  if (runner) {
    throw new StackStartError(
      `Lectern already runs at ${siteUrl} (process ${runner}): press Ctrl-C there first.`,
    )
  }
  options.signal?.throwIfAborted()
  const refuseUnusable = async (names: PortName[]) => {
    const unusable = await unusablePorts(ports, names)
    if (unusable.length > 0) throw new StackStartError(unusable.join('\n  '))
  }
  // Before a download, which would be for nothing.
  await refuseUnusable(neededPorts(options, false))
  const {folder: javaFolder, problem: missing} = await provideJava({
    root,
    downloads: options.downloads,
    signal: options.signal,
    onProgress: options.onDownload,
  })
  await refuseUnusable(neededPorts(options, missing === null))
  // Until the listener below is added nothing is awaited, so that no signal comes between.
  options.signal?.throwIfAborted()
  if (options.fresh) rmSync(dataDir, {recursive: true, force: true})
  mkdirSync(dataDir, {recursive: true})

  const processes = new Processes(dataDir)
  const checkout = checkoutChanges(root, dataDir)
  let seeded: string[] = []
  const timers: NodeJS.Timeout[] = []
  let saving: Promise<unknown> = Promise.resolve()
  let unwatch = async () => {}
  const stop = async () => {
    timers.forEach(clearInterval)
    // A save under way and the one at the end would be in each other's way.
    await Promise.race([
      saving.then(unwatch).catch(() => {}),
      delay(SAVED_WITHIN_MS, undefined, {ref: false}),
    ])
    await processes.stopAll()
    removeUnfinished(dataDir)
  }
  // What asks a service that has ended may ask for minutes: a step ends when all has stopped.
  const stopped = Promise.withResolvers<never>()
  stopped.promise.catch(() => {})
  options.signal?.addEventListener(
    'abort',
    () => void stop().finally(() => stopped.reject(options.signal?.reason)),
  )
  const step = async <T>(part: string, work: () => Promise<T>): Promise<T> => {
    const begin = Date.now()
    options.onProgress(part, 'starting', 0)
    try {
      const result = await Promise.race([work(), stopped.promise])
      options.onProgress(part, 'ready', (Date.now() - begin) / 1000)
      return result
    } catch (error) {
      if (error instanceof ServiceFailure || options.signal?.aborted) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new ServiceFailure(`${part} failed: ${reason}`, {cause: error})
    }
  }
  const start = (service: ServiceDefinition) => step(service.name, () => processes.start(service))

  try {
    // Not under .local: firebase-tools does not watch below a folder whose name begins with a dot.
    const functionsDir = join(root, 'functions', 'build', options.name)
    const tokens = lakeTokens(dataDir)
    const content = start(localServer('content lake', 'content-lake', lakeEnvironment(ports, dataDir))).then(
      () =>
        step('seed content', async () => {
          seeded = seedSummary(await runNode('studio/seed/load.ts', seedEnvironment(ports, tokens)))
        }),
    )
    const standIns = Promise.all([
      start(localServer('payments', 'payments', paymentsEnvironment(ports, join(dataDir, 'payments')))),
      start(localServer('inbox', 'inbox', inboxEnvironment(ports, join(dataDir, 'inbox')))),
    ])
    const webSettings = {...webEnvironment(ports, siteUrl), ...readTokenEnvironment(tokens)}
    writeFunctionsSettings(functionsDir, functionsParameters(ports, siteUrl), {
      ...functionsSecrets(),
      ...readTokenEnvironment(tokens),
      ...writeTokenEnvironment(tokens),
    })
    const functions = missing ? null : start(functionsService(functionsDir, options.web === 'dev'))
    const studio = options.studio ? start(studioService(ports, siteUrl, options.devStudio === true)) : null
    // Inside the workspace, because the server build resolves packages from its own folder.
    const webBuild = join(root, 'web', 'build', options.name)

    const startWeb = {
      dev: () => start(webDevService(ports, webSettings)),
      hosting: () => step('storefront build', () => buildWeb(webBuild, webSettings)),
      none: async () => {},
    }[options.web]
    const web = content.then(startWeb)
    const emulators = missing
      ? null
      : Promise.all([functions, options.web === 'hosting' ? web : null]).then(() =>
          start(
            emulatorsService(
              {
                root,
                name: options.name,
                ports,
                dataDir,
                functionsDir,
                hostingDir: options.web === 'hosting' ? join(webBuild, 'client') : null,
              },
              javaFolder,
            ),
          ),
        )
    await Promise.all([content, standIns, functions, studio, web, emulators])
    checkout.remember()
    if (!missing) {
      // firebase-tools starts Java in a separate process group, which keeps running when firebase-tools is killed.
      const firestore = findPortHolder(ports.firestore)
      if (firestore) processes.adopt('Firestore emulator', firestore.pid, 'emulators')
      if (options.history) await step('demo history', () => importHistory(ports, siteUrl))
      await step('demo accounts', () => seedDemoAccounts(ports))
      if (options.saves) {
        const changes = watchData(ports)
        unwatch = changes.stop
        const save = async () => {
          if (await changes.since()) await autosave(ports, dataDir)
        }
        timers.push(every(AUTOSAVE_EVERY_MS, () => (saving = save())))
      }
      timers.push(every(RECONCILE_EVERY_MS, () => runScheduled(ports, 'reconcile')))
    }
  } catch (error) {
    await stop()
    // A service that was stopped as it started says that it has ended.
    options.signal?.throwIfAborted()
    throw error
  }
  return {
    ports,
    siteUrl,
    dataDir,
    missing,
    changes: checkout.sentences(seeded),
    logFile: (part) => processes.logFile(part),
    onUnexpectedExit: (listener) => {
      processes.onUnexpectedExit = listener
    },
    stop: async () => {
      await stop()
      return missing ? null : lastSavedAt(dataDir)
    },
  }
}

/** Repeats work at an interval. An error is ignored: the next run tries again. A run is left out while the last one goes on. */
function every(ms: number, work: () => Promise<unknown>): NodeJS.Timeout {
  let running = false
  return setInterval(() => {
    if (running) return
    running = true
    void work()
      .catch(() => {})
      .finally(() => {
        running = false
      })
  }, ms)
}
