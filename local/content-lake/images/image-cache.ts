import type {RenderedImage} from './image-transform.ts'

/** A least-recently-used cache of rendered images. Concurrent requests for the same image render it once. */
export class ImageCache {
  readonly #limit: number
  readonly #drawn = new Map<string, RenderedImage>()
  readonly #drawing = new Map<string, Promise<RenderedImage>>()
  #size = 0

  /** @param limit in bytes */
  constructor(limit: number) {
    this.#limit = limit
  }

  async get(key: string, draw: () => Promise<RenderedImage>): Promise<RenderedImage> {
    const found = this.#drawn.get(key)
    if (found) {
      this.#drawn.delete(key)
      this.#drawn.set(key, found)
      return found
    }
    const other = this.#drawing.get(key)
    if (other) return other
    const drawing = draw().finally(() => this.#drawing.delete(key))
    this.#drawing.set(key, drawing)
    const image = await drawing
    this.#keep(key, image)
    return image
  }

  #keep(key: string, image: RenderedImage): void {
    this.#drawn.set(key, image)
    this.#size += image.bytes.length
    for (const [oldest, {bytes}] of this.#drawn) {
      if (this.#size <= this.#limit) break
      this.#drawn.delete(oldest)
      this.#size -= bytes.length
    }
  }
}
