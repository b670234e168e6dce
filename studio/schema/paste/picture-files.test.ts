import {afterEach, expect, test, vi} from 'vitest'
import {pictureFiles, type Clipboard} from './picture-files'
import {rtfPictures} from './rtf-pictures'

const none: Clipboard = {files: [], rtf: ''}
const bytes = async (picture: Blob | undefined) => [...new Uint8Array((await picture?.arrayBuffer()) ?? [])]

/** Word's own pictures: each as it is, in a group within, and as a metafile. */
const RTF =
  String.raw`{\rtf1{\pict-like}{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn fLine}}}\picscalex100\picw2\pngblip\bliptag-12
{\*\blipuid 0abc}89504e
47}}{\nonshppict{\pict\picw2\wmetafile8 010009}}{\*\shppict{\pict\jpegblip FFd8}}}`.replaceAll('\\\\', '\\')

const outcome = async (pictures: Record<string, string>, clipboard = none) =>
  Promise.all(
    [...pictureFiles(new Map(Object.entries(pictures)), clipboard).values()].map((picture) =>
      picture.then(
        async (blob) => [blob.type, await bytes(blob)],
        (error: Error) => error.message,
      ),
    ),
  )

afterEach(() => vi.unstubAllGlobals())

test('pictures of an RTF text are found in their order, metafiles are not', async () => {
  const pictures = rtfPictures(RTF)
  expect(pictures.map(({type}) => type)).toEqual(['image/png', 'image/jpeg'])
  expect(await bytes(pictures[0])).toEqual([0x89, 0x50, 0x4e, 0x47])
  expect(rtfPictures('{\\rtf1 {\\pict\\pngblip 8')).toEqual([])
})

test('pictures in the HTML are read from it', async () => {
  expect(
    await outcome({
      a: 'data:image/png;base64,iVBO Rw==',
      b: 'data:image/gif,GIF%3B',
      c: 'data:image/png;base64,§',
      d: 'data:text/html,<b>',
      e: 'data:image/svg+xml,<svg/>',
    }),
  ).toEqual([
    ['image/png', [0x89, 0x50, 0x4e, 0x47]],
    ['image/gif', [0x47, 0x49, 0x46, 0x3b]],
    'that is damaged',
    'that is no picture',
    'drawn as SVG',
  ])
})

test('pictures of the computer are those of the clipboard, where these are as many', async () => {
  const named = {a: 'file:///C:/one.png', b: 'file:///C:/two.jpg'}
  expect(await outcome(named, {files: [], rtf: RTF})).toMatchObject([
    ['image/png', {}],
    ['image/jpeg', {}],
  ])
  const file = new File([new Uint8Array([7])], 'x.png', {type: 'image/png'})
  expect(await outcome({a: 'webkit-fake-url://1/image.png'}, {files: [file], rtf: ''})).toEqual([
    ['image/png', [7]],
  ])
  expect(await outcome(named, {files: [file], rtf: ''})).toEqual(
    Array.from({length: 2}, () => 'that the clipboard names and does not have'),
  )
})

test('pictures of other sites are fetched where they may be', async () => {
  const fetched: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    fetched.push(options.credentials)
    if (address.includes('refuses')) throw new TypeError('Failed to fetch')
    if (address.includes('gone')) return new Response('', {status: 404})
    return new Response(
      new Blob([new Uint8Array([1])], {type: address.includes('page') ? 'text/html' : 'image/webp'}),
    )
  })
  const addresses = [
    'https://a.example/x',
    'https://refuses.example/x',
    'https://a.example/gone',
    'https://a.example/page',
  ]
  expect(await outcome(Object.fromEntries(addresses.map((address) => [address, address])))).toEqual([
    ['image/webp', [1]],
    'that refuses.example does not give to other sites',
    'that a.example does not give to other sites',
    'that is no picture',
  ])
  expect(new Set(fetched)).toEqual(new Set(['omit']))
})
