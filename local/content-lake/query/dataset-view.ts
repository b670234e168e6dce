import {isPublicId, type LakeDocument} from '../store/document.ts'
import {documentsIn, type Perspective} from './perspective.ts'
import {referencesOf} from '../store/references.ts'
import type {Store} from '../store/store.ts'

/** A perspective on the dataset at one moment, with the indexes that queries ask for. All are built on first use. */
export class DatasetView {
  readonly documents: readonly LakeDocument[]
  #byId: Map<string, LakeDocument> | undefined
  #byType: Map<string, LakeDocument[]> | undefined
  #byReference: Map<string, LakeDocument[]> | undefined

  /** @param documents in the order in which an unordered query answers them */
  constructor(documents: readonly LakeDocument[]) {
    this.documents = documents
  }

  byId(id: string): LakeDocument | undefined {
    this.#byId ??= new Map(this.documents.map((document) => [document._id, document]))
    return this.#byId.get(id)
  }

  byTypes(types: string[]): readonly LakeDocument[] {
    const [type, ...others] = types
    if (type === undefined) return []
    if (others.length > 0) return this.documents.filter((document) => types.includes(document._type))
    this.#byType ??= Map.groupBy(this.documents, (document) => document._type)
    return this.#byType.get(type) ?? []
  }

  /** Documents that refer to `id`, strongly or weakly. */
  referringTo(id: string): LakeDocument[] {
    if (!this.#byReference) {
      this.#byReference = new Map()
      for (const document of this.documents) {
        const {strong, weak} = referencesOf(document)
        for (const target of [...strong, ...weak]) {
          const list = this.#byReference.get(target)
          if (list) list.push(document)
          else this.#byReference.set(target, [document])
        }
      }
    }
    return this.#byReference.get(id) ?? []
  }
}

/** Keeps the views of the current version of a store. */
export class DatasetViews {
  readonly #store: Store
  readonly #views = new Map<string, DatasetView>()
  #version = -1

  constructor(store: Store) {
    this.#store = store
  }

  /**
   * @param audience `public` leaves out, before anything else happens, what nobody sees without a token: no query can then
   *   come upon it, by whatever road. A perspective of drafts shows such a caller what is published, as on the hosted service.
   */
  get(perspective: Perspective, audience: 'public' | 'everything'): DatasetView {
    if (this.#version !== this.#store.version) {
      this.#views.clear()
      this.#version = this.#store.version
    }
    const key = `${audience}:${perspective.type === 'raw' ? 'raw' : perspective.layers.join(',')}`
    let view = this.#views.get(key)
    if (!view) {
      const all = this.#store.inOrder()
      const seen = audience === 'public' ? all.filter(({_id}) => isPublicId(_id)) : all
      view = new DatasetView(documentsIn(perspective, seen))
      this.#views.set(key, view)
    }
    return view
  }
}
