const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** The characters that XML 1.0 does not allow, not even escaped (https://www.w3.org/TR/xml/#charsets). */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Escapes text for content and attributes in XML; what it does not allow, which would make the whole file unreadable, becomes a space. */
export function xml(text: string): string {
  return text.replaceAll(NOT_IN_XML, ' ').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** A file for search engines (https://www.sitemaps.org/protocol.html): a list of pages, or of such lists. */
export function sitemapFile(element: 'urlset' | 'sitemapindex', entries: readonly string[]): Response {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${element}>`,
    '',
  ]
  return new Response(lines.join('\n'), {headers: {'content-type': 'application/xml; charset=utf-8'}})
}
