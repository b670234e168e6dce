import {createClient} from '@sanity/client'
import type {WorkspaceOptions} from 'sanity'
import {lakeFetch} from './lake-tunnel'

/**
 * Workspace options for a local content lake in place of Sanity's: its host, how to authenticate, and which
 * hosted-only features to disable.
 */
export function localLake(address: string): Partial<WorkspaceOptions> {
  const apiHost = onSameHost(address)
  const fetch = lakeFetch(apiHost)
  return {
    apiHost,
    unstable_clientFactory: (config) =>
      createClient({...config, apiHost, useProjectHostname: false, useCdn: false, resolveFetch: () => fetch}),
    // The lake sets a session cookie when the Studio opens, so there is no login form.
    auth: {loginMethod: 'cookie', providers: [], redirectOnSingle: false},
    // The newer strategy uses text::query(), which only the hosted service implements.
    search: {strategy: 'groqLegacy'},
    tasks: {enabled: false},
    announcements: {enabled: false},
    mediaLibrary: {enabled: false},
    apps: {canvas: {enabled: false}},
  }
}

/**
 * The lake's URL with the host name at which the Studio was opened. `localhost` and `127.0.0.1` are the same machine
 * but different sites, and the session cookie isn't sent across sites.
 */
function onSameHost(address: string): string {
  const lake = new URL(address)
  // Type generation and schema extraction run outside a browser.
  if (typeof location !== 'undefined' && location.hostname === 'localhost') lake.hostname = 'localhost'
  return lake.origin
}
