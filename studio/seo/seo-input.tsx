import {SCREENS, type Screen} from '@lectern/domain/screens/all-screens'
import {Stack} from '@sanity/ui'
import {useFormValue, type ObjectInputProps} from 'sanity'
import type {PageDocument} from './page-metadata'
import {SeoPreview} from './seo-preview'

/** The fields for search engines and sharing, under a preview of what becomes of them. */
export function SeoInput(props: ObjectInputProps) {
  const document = useFormValue([]) as PageDocument
  // `seo`, or `screens.blog`.
  const field = props.path.at(-1)
  const screen = typeof field === 'string' && field in SCREENS ? (field as Screen) : undefined
  return (
    <Stack gap={5}>
      <SeoPreview document={document} screen={screen} />
      {props.renderDefault(props)}
    </Stack>
  )
}
