import {Stack} from '@sanity/ui'
import {useFormValue, type ObjectInputProps} from 'sanity'
import type {PageDocument} from './page-metadata'
import {SeoPreview} from './seo-preview'

/** The fields for search engines and sharing, under a preview of what becomes of them. */
export function SeoInput(props: ObjectInputProps) {
  const document = useFormValue([]) as PageDocument
  return (
    <Stack gap={5}>
      <SeoPreview document={document} />
      {props.renderDefault(props)}
    </Stack>
  )
}
