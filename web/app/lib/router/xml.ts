const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for content and attributes in XML. */
export function xml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
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
