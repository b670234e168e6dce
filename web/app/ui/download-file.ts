/** Lets the browser save a text, or bytes, as a file. */
export function downloadFile(name: string, type: string, content: string | Blob): void {
  const href = URL.createObjectURL(new Blob([content], {type}))
  Object.assign(document.createElement('a'), {href, download: name}).click()
  // Revoked late, because the browser reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
