import {useToast} from '@sanity/ui/toast'
import {useEffect, useRef, useState} from 'react'
import {
  isArrayOfBlocksInputProps,
  set,
  unset,
  useClient,
  type InputProps,
  type OnPasteFn,
  type PortableTextInputProps,
} from 'sanity'
import {apiVersion} from '@lectern/domain/content/api-version'
import {pastedBlocks} from './pasted-blocks'
import {pictureFiles, PictureError, type Clipboard} from './picture-files'

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
  /** By the keys of their blocks, the assets of pictures that have been uploaded; null for those that could not be had. */
  const [assets, setAssets] = useState<Readonly<Record<string, string | null>>>({})

  const settled = useRef(new Set<string>())

  // The editor reports its blocks a moment after the paste, and only then a picture can be put into one.
  useEffect(() => {
    const arrived = (value ?? []).flatMap(({_key}) => {
      const asset = assets[_key]
      return asset === undefined || settled.current.has(_key) ? [] : [{_key, asset}]
    })
    if (arrived.length === 0) return
    for (const {_key} of arrived) settled.current.add(_key)
    onChange(
      arrived.map(({_key, asset}) =>
        asset ? set({_type: 'reference', _ref: asset}, [{_key}, 'asset']) : unset([{_key}]),
      ),
    )
  }, [value, assets, onChange])

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
        setAssets((others) => ({...others, [key]: asset?._id ?? null}))
      }),
    )
    for (const [reason, {length}] of Map.groupBy(reasons, (reason) => reason))
      toast.push({
        status: 'warning',
        duration: 15_000,
        title: 'Not everything could be pasted',
        description: `Left out: ${length} ${length === 1 ? 'picture' : 'pictures'} ${reason}. Save what is missing and add it as a picture.`,
      })
  }

  return props.renderDefault({...props, onPaste})
}
