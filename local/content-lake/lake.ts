import {join} from 'node:path'
import {Access} from './access/access.ts'
import {tokensOf, type Tokens} from './access/tokens.ts'
import {AssetStore} from './images/assets.ts'
import {DatasetViews} from './query/dataset-view.ts'
import {httpError} from './api/errors.ts'
import {lockFolder} from './store/folder-lock.ts'
import {Store, type StoreOptions} from './store/store.ts'
import {UserSettings} from './api/user-settings.ts'

export interface Dataset {
  name: string
  store: Store
  views: DatasetViews
  assets: AssetStore
}

export interface LakeOptions {
  projectId: string
  datasets: string[]
  folder: string
  /** This server's origin for browsers, without a trailing slash. */
  origin: string
  /** Origin of the Studio, whose page gets a session. */
  studio: string
  store?: Omit<StoreOptions, 'origin'>
}

/** A project's datasets, open for reading and writing by this process alone. */
export class Lake {
  readonly projectId: string
  readonly origin: string
  readonly tokens: Tokens
  /** Who may do what. */
  readonly access: Access
  readonly userSettings: UserSettings
  readonly #datasets: Map<string, Dataset>
  readonly #unlock: () => Promise<void>

  private constructor(
    options: LakeOptions,
    datasets: Map<string, Dataset>,
    userSettings: UserSettings,
    unlock: () => Promise<void>,
  ) {
    this.projectId = options.projectId
    this.userSettings = userSettings
    this.origin = options.origin
    this.tokens = tokensOf(options.folder)
    this.access = new Access(this.tokens, options.studio, new URL(options.origin).port)
    this.#datasets = datasets
    this.#unlock = unlock
  }

  /** @throws FolderInUse when another content lake uses the folder */
  static async open(options: LakeOptions): Promise<Lake> {
    const unlock = await lockFolder(options.folder)
    try {
      const datasets = new Map<string, Dataset>()
      for (const name of options.datasets) {
        const folder = join(options.folder, name)
        const store = await Store.open(folder, {...options.store, origin: options.origin})
        const assets = await AssetStore.open(
          join(folder, 'assets'),
          store,
          `${options.projectId}/${name}`,
          options.origin,
        )
        datasets.set(name, {name, store, views: new DatasetViews(store), assets})
      }
      const userSettings = await UserSettings.open(join(options.folder, 'user-settings.json'))
      return new Lake(options, datasets, userSettings, unlock)
    } catch (error) {
      await unlock()
      throw error
    }
  }

  get datasets(): Dataset[] {
    return [...this.#datasets.values()]
  }

  /** @throws LakeError (404) for a dataset that does not exist */
  dataset(name: string): Dataset {
    const dataset = this.#datasets.get(name)
    if (!dataset) throw httpError(404, `Dataset "${name}" not found for project ID "${this.projectId}"`)
    return dataset
  }

  async close(): Promise<void> {
    for (const {store} of this.#datasets.values()) await store.close()
    await this.#unlock()
  }
}
