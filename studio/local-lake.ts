import {createClient} from '@sanity/client'
import type {WorkspaceOptions} from 'sanity'
import {lakeFetch} from './lake-tunnel'

/**
 * What the Studio needs to work on a content lake of its own machine instead of Sanity’s: where it is, how to talk to
 * it, and which features to leave out because they belong to the hosted service.
 */
export function localLake(apiHost: string): Partial<WorkspaceOptions> {
  const fetch = lakeFetch(apiHost)
  return {
    apiHost,
    unstable_clientFactory: (config) =>
      createClient({...config, apiHost, useProjectHostname: false, useCdn: false, resolveFetch: () => fetch}),
    // The lake answers who the editor is; there is nobody to ask for a password.
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
