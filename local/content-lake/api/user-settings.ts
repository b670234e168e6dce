import {open, readFile, writeFile} from 'node:fs/promises'
import {isRecord} from '../store/document.ts'
import {putInPlace} from '../../stand-in/durable-file.ts'

/** What the Studio remembers for each user (open panels, recent searches), in one small file. */
export class UserSettings {
  readonly #path: string
  readonly #values: Record<string, Record<string, unknown>>
  #tail: Promise<void> = Promise.resolve()

  private constructor(path: string, values: Record<string, Record<string, unknown>>) {
    this.#path = path
    this.#values = values
  }

  static async open(path: string): Promise<UserSettings> {
    const text = await readFile(path, 'utf8').catch(() => '{}')
    return new UserSettings(path, readValues(text))
  }

  get(userId: string, key: string): unknown {
    return this.#values[userId]?.[key] ?? null
  }

  /** Resolves when the value is on the disk. */
  async set(userId: string, key: string, value: unknown): Promise<void> {
    this.#values[userId] = {...this.#values[userId], [key]: value}
    const write = this.#tail.then(() => this.#write())
    this.#tail = write.catch(() => undefined)
    await write
  }

  async #write(): Promise<void> {
    const temporary = `${this.#path}.tmp`
    await writeFile(temporary, JSON.stringify(this.#values))
    const file = await open(temporary, 'r+')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
    await putInPlace(temporary, this.#path)
  }
}

/** Losing what the Studio remembered is no reason not to start. */
function readValues(text: string): Record<string, Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text)
    if (!isRecord(parsed)) return {}
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, Record<string, unknown>] =>
        isRecord(entry[1]),
      ),
    )
  } catch {
    return {}
  }
}
