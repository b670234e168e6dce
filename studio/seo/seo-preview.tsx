import type {Screen} from '@lectern/domain/screens/all-screens'
import {Card, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {useClient} from 'sanity'
import {apiVersion} from '@lectern/domain/content/api-version'
import {storefront} from '../storefront'
import {sharedImageUrl} from './image-url'
import {pageMetadata, type ImageValue, type PageDocument} from './page-metadata'

/** How the page looks among search results, and where its address is shared. */
export function SeoPreview({document, screen}: {document: PageDocument; screen: Screen | undefined}) {
  const {path, title, description, image} = pageMetadata(document, screen)
  const picture = useSharedImage(image)
  const {host} = new URL(storefront)
  return (
    <Flex gap={4} wrap="wrap" align="flex-start">
      <Stack gap={3} flex={1} style={{minWidth: '16rem'}}>
        <Text size={1} weight="medium" muted>
          In search results
        </Text>
        <Card border radius={3} padding={4} data-testid="search-result">
          <Stack gap={3}>
            <Text size={1} muted textOverflow="ellipsis">
              {[host, ...path.split('/').filter(Boolean)].join(' › ')}
            </Text>
            <Text size={3} weight="medium" accent style={{overflowWrap: 'anywhere'}}>
              {title}
            </Text>
            <Text size={1} muted={description === ''} style={{overflowWrap: 'anywhere'}}>
              {description || 'No description: search engines choose some words of the page.'}
            </Text>
          </Stack>
        </Card>
      </Stack>
      <Stack gap={3} flex={1} style={{minWidth: '16rem'}}>
        <Text size={1} weight="medium" muted>
          Where it is shared
        </Text>
        <Card border radius={3} overflow="hidden" data-testid="shared-card">
          <img
            src={picture}
            alt={image?.alt ?? ''}
            style={{display: 'block', width: '100%', aspectRatio: '1200 / 630', objectFit: 'cover'}}
          />
          <Card borderTop padding={4}>
            <Stack gap={3}>
              <Text size={0} muted>
                {host}
              </Text>
              <Text size={2} weight="semibold" style={{overflowWrap: 'anywhere'}}>
                {title}
              </Text>
              {description !== '' && (
                <Text size={1} muted textOverflow="ellipsis">
                  {description}
                </Text>
              )}
            </Stack>
          </Card>
        </Card>
      </Stack>
    </Flex>
  )
}

/** The address of the picture of a shared link: the shop's own while the page's is not known. */
function useSharedImage(image: ImageValue | undefined): string {
  const client = useClient({apiVersion})
  const [asset, setAsset] = useState<{ref: string; url: string}>()
  const ref = image?.asset?._ref
  useEffect(() => {
    if (!ref) return
    let isCurrent = true
    client
      .fetch<string | null>('*[_id == $ref][0].url', {ref}, {tag: 'seo-preview'})
      .then((url) => isCurrent && url && setAsset({ref, url}))
      // Without the lake the preview keeps the shop's picture; the Studio itself says that it is offline.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [client, ref])
  return image && asset && asset.ref === ref
    ? sharedImageUrl(asset.url, image)
    : `${storefront}/og-default.png`
}
