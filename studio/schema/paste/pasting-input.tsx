import {isArrayOfBlocksInputProps, type InputProps, type OnPasteFn, type PortableTextInputProps} from 'sanity'
import {pastedBlocks} from './pasted-blocks'

/** The editor of a text, which also takes headings of pages and tables that are pasted. */
export function PastingInput(props: InputProps) {
  return props.renderDefault(isText(props) ? {...props, onPaste} : props)
}

/** The Studio gives arrays of blocks the props of its text editor. */
const isText = (props: InputProps): props is PortableTextInputProps => isArrayOfBlocksInputProps(props)

const onPaste: OnPasteFn = ({event, schemaTypes, path}) => {
  const html = event.clipboardData.getData('text/html')
  if (html === '') return undefined
  const insert = pastedBlocks(html, schemaTypes.portableText)
  return insert === null ? undefined : {insert, path}
}
