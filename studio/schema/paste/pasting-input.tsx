import type {SanityClient} from '@sanity/client'
import {useToast} from '@sanity/ui/toast'
import {exhaustMap, filter, firstValueFrom, map, timeout, TimeoutError, timer} from 'rxjs'
import {useEffect, useMemo, useState} from 'react'
import {
  getDraftId,
  getValueAtPath,
  isArrayOfBlocksInputProps,
  isPublishedId,
  pathToString,
  set,
  stringToPath,
  unset,
  useClient,
  useFormValue,
  type InputProps,
  type OnPasteFn,
  type PortableTextInputProps,
} from 'sanity'
import {apiVersion} from '@lectern/domain/content/api-version'
import {pastedBlocks} from './pasted-blocks'
import {pictureFiles, PictureError, type Clipboard} from './picture-files'

/** How long the block of a picture may take to be stored after its text was left, in ms. */
const PATIENCE_MS = 15_000

/** How often it is looked for, in ms. */
const PAUSE_MS = 500

/** Where a text is stored: the id of the document that is edited, and the path in it. */
interface Place {
  document: string
  field: string
}

/** The editor of a text, which also takes headings of pages, tables and pictures that are pasted, and says what it does not take. */
export function PastingInput(props: InputProps) {
  return isText(props) ? <PastingText {...props} /> : props.renderDefault(props)
}

/** The Studio gives arrays of blocks the props of its text editor. */
const isText = (props: InputProps): props is PortableTextInputProps => isArrayOfBlocksInputProps(props)

function PastingText(props: PortableTextInputProps) {
  const {value, onChange} = props
  const client = useClient({apiVersion})
  const toast = useToast()
  const id = (useFormValue(['_id']) as string | undefined) ?? ''
  const document = isPublishedId(id) ? getDraftId(id) : id
  const field = pathToString(props.path)
  const place = useMemo<Place>(() => ({document, field}), [document, field])
  /** Where the text that is shown is stored; nothing once it was left. */
  const [shown] = useState(() => new Set<Place>())
  /**
   * By the keys of their blocks, the assets of pictures that are in no block yet; null for those that could not be had. The map is always
   * the same: what is put into it is told by another object around it.
   */
  const [arrivals, setArrivals] = useState(() => ({waiting: new Map<string, string | null>()}))
  const {waiting} = arrivals

  // The editor reports its blocks a moment after the paste, and only then a picture can be put into one.
  useEffect(() => {
    const arrived = (value ?? []).flatMap(({_key}) => {
      const asset = arrivals.waiting.get(_key)
      return asset === undefined ? [] : [{_key, asset}]
    })
    if (arrived.length === 0) return
    for (const {_key} of arrived) arrivals.waiting.delete(_key)
    onChange(
      arrived.map(({_key, asset}) => (asset ? set(referenceTo(asset), [{_key}, 'asset']) : unset([{_key}]))),
    )
  }, [value, arrivals, onChange])

  useEffect(() => {
    shown.add(place)
    return () => {
      shown.delete(place)
      const left = [...waiting]
      waiting.clear()
      void storePictures(client, place, left).then((reasons) => sayLeftOut(toast, reasons))
    }
  }, [place, shown, waiting, client, toast])

  const onPaste: OnPasteFn = ({event: {clipboardData}, schemaTypes, path}) => {
    const html = clipboardData.getData('text/html')
    // What was copied in the Studio has the blocks themselves.
    if (html === '' || clipboardData.types.some((type) => type.includes('portable-text'))) return undefined
    // A picture that is copied alone: the Studio uploads the file.
    if (clipboardData.files.length > 0 && clipboardData.getData('text/plain') === '')
      return {insert: [], path}
    const pasted = pastedBlocks(html, schemaTypes.portableText)
    if (pasted === null) return undefined
    const {blocks, pictures, leftOut} = pasted
    if (leftOut.length > 0)
      toast.push({
        status: 'warning',
        duration: 15_000,
        title: 'Not everything could be pasted',
        description: `Left out: ${leftOut.join(', ')}.`,
      })
    if (pictures.size > 0)
      void upload(pictures, {files: [...clipboardData.files], rtf: clipboardData.getData('text/rtf')})
    return {insert: blocks, path}
  }

  async function upload(pictures: ReadonlyMap<string, string>, clipboard: Clipboard) {
    const reasons: string[] = []
    await Promise.all(
      [...pictureFiles(pictures, clipboard)].map(async ([key, file]) => {
        const asset = await file
          .then((picture) => client.assets.upload('image', picture))
          .catch((error: unknown) => {
            reasons.push(error instanceof PictureError ? error.message : 'that could not be uploaded')
            return null
          })
        const picture = [key, asset?._id ?? null] as const
        if (shown.has(place)) {
          waiting.set(...picture)
          setArrivals({waiting})
        } else reasons.push(...(await storePictures(client, place, [picture])))
      }),
    )
    sayLeftOut(toast, reasons)
  }

  return props.renderDefault({...props, onPaste})
}

const referenceTo = (asset: string) => ({_type: 'reference', _ref: asset})

/** Says how many pictures could not be pasted, for each reason. */
function sayLeftOut(toast: ReturnType<typeof useToast>, reasons: readonly string[]) {
  for (const [reason, {length}] of Map.groupBy(reasons, (reason) => reason))
    toast.push({
      status: 'warning',
      duration: 15_000,
      title: 'Not everything could be pasted',
      description: `Left out: ${length} ${length === 1 ? 'picture' : 'pictures'} ${reason}. Save what is missing and add it as a picture.`,
    })
}

/**
 * Puts pictures into the blocks of a text that is not shown any more: the form forgets what it is told then. A block that has been
 * given another picture since keeps it.
 * @returns why pictures are missing, for each of them; none where the block is gone, too
 */
async function storePictures(
  client: SanityClient,
  {document, field}: Place,
  pictures: readonly (readonly [key: string, asset: string | null])[],
): Promise<string[]> {
  const reasons = pictures.map(async ([key, asset]) => {
    const block = `${field}[_key=="${key}"]`
    try {
      const hasPicture = await firstValueFrom(
        timer(0, PAUSE_MS).pipe(
          exhaustMap(() => client.getDocument(document)),
          map((stored) =>
            stored ? (getValueAtPath(stored, stringToPath(block)) as object | undefined) : undefined,
          ),
          filter((found) => found !== undefined),
          map((found) => 'asset' in found),
          timeout(PATIENCE_MS),
        ),
      )
      if (hasPicture) return []
      const patch = client.patch(document)
      await (
        asset ? patch.setIfMissing({[`${block}.asset`]: referenceTo(asset)}) : patch.unset([block])
      ).commit()
      return []
    } catch (error) {
      return error instanceof TimeoutError || asset === null ? [] : ['that came after the text was left']
    }
  })
  return (await Promise.all(reasons)).flat()
}
