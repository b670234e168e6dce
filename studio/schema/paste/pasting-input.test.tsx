// @vitest-environment jsdom
import {act} from 'react'
import {createRoot} from 'react-dom/client'
import type {OnPasteFn, PortableTextInputProps} from 'sanity'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {schema} from '../testing/validate'
import {PastingInput} from './pasting-input'
import type {TextType} from './pasted-blocks'

const studio = vi.hoisted(() => ({
  document: 'article',
  client: {} as object,
  toast: {push: (_toast: {description: string}): void => undefined},
}))
vi.mock('sanity', async (original) => ({
  ...(await original<object>()),
  useClient: () => studio.client,
  useFormValue: () => studio.document,
}))
vi.mock('@sanity/ui/toast', () => ({useToast: () => studio.toast}))

type Block = Record<string, unknown> & {_key: string}

const type = schema.get('articleBody')
const HTML = '<p>Before</p><img src="data:image/png;base64,iVBORw==" alt="A dot">'
const ASSET = {_type: 'reference', _ref: 'image-1'}

/** What the content lake has, and what the client is told of it. */
let stored: object | undefined
let patches: [document: string, change: object][]
let changes: unknown[]
let said: string[]
let upload: PromiseWithResolvers<{_id: string}>
let asked: string[]
let commit: () => Promise<void>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stored = undefined
  ;[patches, changes, said, asked] = [[], [], [], []]
  upload = Promise.withResolvers()
  commit = async () => undefined
  const patched = (document: string, change: object) => {
    patches.push([document, change])
    return {commit: () => commit()}
  }
  studio.document = 'article'
  studio.client = {
    assets: {upload: () => upload.promise},
    getDocument: async (document: string) => {
      asked.push(document)
      return stored
    },
    patch: (document: string) => ({
      setIfMissing: (change: object) => patched(document, change),
      unset: (unset: string[]) => patched(document, {unset}),
    }),
  }
  studio.toast = {push: ({description}) => void said.push(description)}
})

/** A text that is open in the Studio. */
function openText() {
  const root = createRoot(document.createElement('div'))
  let onPaste: OnPasteFn | undefined
  const show = (value?: Block[]) =>
    act(() =>
      root.render(
        <PastingInput
          {...({
            schemaType: type,
            path: ['body'],
            value,
            onChange: (change: unknown) => void changes.push(change),
            renderDefault: (props: PortableTextInputProps) => {
              ;({onPaste} = props)
              return null
            },
          } as unknown as PortableTextInputProps)}
        />,
      ),
    )
  const data: Record<string, string> = {'text/html': HTML, 'text/plain': 'Before'}
  /** @returns the blocks, of which the last is the picture */
  const paste = () => {
    const pasted = onPaste?.({
      event: {
        clipboardData: {getData: (kind: string) => data[kind] ?? '', types: Object.keys(data), files: []},
      },
      schemaTypes: {portableText: type as TextType},
      path: [],
    } as unknown as Parameters<OnPasteFn>[0])
    return (pasted as unknown as {insert: Block[]}).insert
  }
  show()
  return {show, paste, leave: () => act(() => root.unmount())}
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

describe('a picture that is pasted', () => {
  test('comes into its block while its text is shown', async () => {
    const text = openText()
    const blocks = text.paste()
    const _key = blocks.at(-1)?._key
    upload.resolve({_id: 'image-1'})
    await settled()
    expect(changes).toEqual([])
    text.show(blocks)
    expect(changes).toMatchObject([[{type: 'set', path: [{_key}, 'asset'], value: ASSET}]])
    text.leave()
    await settled()
    expect([patches, said]).toEqual([[], []])
  })

  test.each([
    ['article', 'drafts.article'],
    ['drafts.article', 'drafts.article'],
    ['versions.spring.article', 'versions.spring.article'],
  ])('comes into the stored block when %s was left before', async (shown, edited) => {
    studio.document = shown
    const text = openText()
    const blocks = text.paste()
    const _key = String(blocks.at(-1)?._key)
    text.show(blocks)
    text.leave()
    upload.resolve({_id: 'image-1'})
    await settled()
    expect([asked[0], patches]).toEqual([edited, []])
    // The form stores what was pasted a moment later.
    stored = {title: 'No text yet'}
    const before = asked.length
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    expect(patches).toEqual([])
    stored = {body: blocks}
    await expect.poll(() => patches).toEqual([[edited, {[`body[_key=="${_key}"].asset`]: ASSET}]])
    expect([changes, said]).toEqual([[], []])
  })

  test('comes into the stored block also when another document is shown in the same place', async () => {
    const text = openText()
    const blocks = text.paste()
    stored = {body: blocks}
    studio.document = 'another'
    text.show([])
    upload.resolve({_id: 'image-1'})
    await settled()
    expect(patches).toMatchObject([['drafts.article', {}]])
  })

  test('comes into the stored block when it was there before the form knew of the block', async () => {
    const text = openText()
    const blocks = text.paste()
    upload.resolve({_id: 'image-1'})
    await settled()
    text.leave()
    stored = {body: blocks}
    await settled()
    expect(patches).toMatchObject([['drafts.article', {}]])
  })

  test('and cannot be had leaves no block in a text that was left', async () => {
    const text = openText()
    const blocks = text.paste()
    stored = {body: blocks}
    text.leave()
    upload.reject(new Error('refused'))
    await settled()
    expect(patches).toEqual([['drafts.article', {unset: [`body[_key=="${blocks.at(-1)?._key}"]`]}]])
    expect(said).toEqual([expect.stringMatching(/^Left out: 1 picture that could not be uploaded\./)])
  })

  test('does not replace one that the block was given since', async () => {
    const text = openText()
    const blocks = text.paste()
    stored = {body: blocks.map((block) => ({...block, asset: ASSET}))}
    text.leave()
    upload.resolve({_id: 'image-2'})
    await settled()
    expect([patches, said]).toEqual([[], []])
  })

  test('is said to be missing when it cannot be stored', async () => {
    const text = openText()
    stored = {body: text.paste()}
    text.leave()
    commit = () => Promise.reject(new Error('offline'))
    upload.resolve({_id: 'image-1'})
    await settled()
    expect(said).toEqual([expect.stringMatching(/^Left out: 1 picture that came after the text was left\./)])
  })
})
