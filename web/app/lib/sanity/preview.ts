/**
 * The storefront in the Studio's preview: with drafts instead of published documents, and with texts that link to their
 * fields. Visitors download only this file; the rest (`visual-editing.tsx`) is fetched only in the Studio's frame.
 */

import type {PortableTextReactComponents} from '@portabletext/react'
import {createStore} from '../../ui/store'

export type PreviewParams = Record<string, string | number | readonly string[]>

type TextComponents = Partial<PortableTextReactComponents>

/** What `visual-editing.tsx` provides. */
export interface Preview {
  /** The result with drafts, or undefined when the Studio does not answer. */
  read: (query: string, params: PreviewParams) => Promise<{result: unknown} | undefined>
  /** The value of `data-sanity` for a field. */
  attribute: (type: string, id: string, path: string) => string
  /** The components of a text, with every block linked to its place in the field. */
  markBlocks: (components: TextComponents) => TextComponents
}

let preview: Preview | undefined
const changes = createStore(0)

/**
 * Whether the page is in a frame. Only the shop's own Studio, and Sanity's dashboard around it, may frame the storefront
 * (`frame-ancestors`).
 */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.self !== window.top
}

/** Called by `visual-editing.tsx`: with the preview when it starts, without when it stops. */
export function setPreview(source: Preview | undefined): void {
  preview = source
}

/** Called by `visual-editing.tsx` when a result of the Studio has changed. */
export function previewChanged(): void {
  changes.set(changes.get() + 1)
}

/** For data that is not loaded by routes, which the preview revalidates itself. Returns the function that unsubscribes. */
export const onPreviewChange = changes.subscribe

/** For `fetchContent`: the Studio's result of a query, or undefined outside of the Studio. */
export async function previewed(
  query: string,
  params: PreviewParams,
): Promise<{result: unknown} | undefined> {
  return preview?.read(query, params)
}

/**
 * The attributes that link an element to its field, so that a click in the preview opens it in the Studio:
 *
 *     <h1 {...editable('course', course.id, 'title')}>{course.title}</h1>
 *     <li {...editable('course', course.id, `curriculum[_key=="${item.key}"]`)}>…</li>
 *
 * Empty outside of the preview.
 */
export function editable(type: string, id: string, path: string): {'data-sanity'?: string} {
  return preview ? {'data-sanity': preview.attribute(type, id, path)} : {}
}

/** {@link editable} for a field of the site settings. */
export function editableSetting(path: string): {'data-sanity'?: string} {
  return editable('siteSettings', 'siteSettings', path)
}

/** For `RichText`: in the preview, what links each block of a text to its place in the field around it. */
export function blockMarks(): Preview['markBlocks'] | undefined {
  return preview?.markBlocks
}
