/**
 * The storefront as the Studio's preview shows it: with drafts in place of what is published, and with texts that lead to
 * their fields. An ordinary visitor downloads this file and nothing more; the rest (`visual-editing.tsx`) is fetched only
 * inside the Studio's frame.
 */

export type PreviewParams = Record<string, string | number | readonly string[]>

/** What the Studio's frame adds once it is there. */
export interface Preview {
  /** The result with drafts in it, or undefined when the Studio does not answer. */
  read: (query: string, params: PreviewParams) => Promise<{result: unknown} | undefined>
  /** The value of `data-sanity` for a field. */
  attribute: (type: string, id: string, path: string) => string
}

let preview: Preview | undefined
const listeners = new Set<() => void>()

/** Whether the page is shown in a frame. Nobody but the Studio may frame the storefront (`frame-ancestors`). */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.self !== window.top
}

/** Called by `visual-editing.tsx`: with the preview when it starts, without when it stops. */
export function setPreview(source: Preview | undefined): void {
  preview = source
}

/** Called by `visual-editing.tsx` when something the Studio has answered is different now. */
export function previewChanged(): void {
  for (const listener of listeners) listener()
}

/** For what is loaded apart from the routes, which the preview loads anew by itself. Returns how to stop listening. */
export function onPreviewChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For `fetchContent`: what the Studio answers to a query, or undefined where there is no Studio. */
export async function previewed(
  query: string,
  params: PreviewParams,
): Promise<{result: unknown} | undefined> {
  return preview?.read(query, params)
}

/**
 * Marks an element as showing a field, so that a click in the preview lands there:
 *
 *     <h1 {...editable('course', course.id, 'title')}>{course.title}</h1>
 *     <li {...editable('course', course.id, `curriculum[_key=="${item.key}"]`)}>…</li>
 *
 * Nothing at all outside of the preview.
 */
export function editable(type: string, id: string, path: string): {'data-sanity'?: string} {
  return preview ? {'data-sanity': preview.attribute(type, id, path)} : {}
}
