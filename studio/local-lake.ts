import {createClient} from '@sanity/client'
import type {WorkspaceOptions} from 'sanity'
import {lakeFetch} from './lake-tunnel'

/**
 * What the Studio needs to work on a content lake of its own machine instead of Sanity’s: where it is, how to talk to
 * it, and which features to leave out because they belong to the hosted service.
 */
export function localLake(address: string): Partial<WorkspaceOptions> {
  const apiHost = onSameHost(address)
  const fetch = lakeFetch(apiHost)
  return {
    apiHost,
    unstable_clientFactory: (config) =>
      createClient({...config, apiHost, useProjectHostname: false, useCdn: false, resolveFetch: () => fetch}),
    // Opening the Studio is signing in: the lake gives its page a session, and nobody asks for a password.
    auth: {loginMethod: 'cookie', providers: [], redirectOnSingle: false},
    // The newer strategy uses text::query(), which only the hosted service evaluates.
    search: {strategy: 'groqLegacy'},
    releases: {enabled: false},
    scheduledDrafts: {enabled: false},
    scheduledPublishing: {enabled: false},
    tasks: {enabled: false},
    announcements: {enabled: false},
    mediaLibrary: {enabled: false},
    apps: {canvas: {enabled: false}},
  }
}

/**
 * The lake under the host name at which the Studio was opened. `localhost` and `127.0.0.1` are the same computer, but not the
 * same site: between them a browser sends no cookie along, and the session is one.
 */
function onSameHost(address: string): string {
  const lake = new URL(address)
  // Types and schema are extracted where there is no page.
  if (typeof location !== 'undefined' && location.hostname === 'localhost') lake.hostname = 'localhost'
  return lake.origin
}
