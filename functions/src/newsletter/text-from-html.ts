const blockEnd = /<\/(p|div|h[1-6]|li|tr|blockquote|ul|ol|table)>|<br\s*\/?>/gi
const named: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' '}

/** Converts HTML to plain text: blocks on lines of their own, links with their address, list items with a dash. */
export function textFromHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(
      /<a\b[^>]*\bhref=(["'])(.*?)\1[^>]*>([\s\S]*?)<\/a>/gi,
      (_, _quote, url: string, label: string) => (label.trim() === url ? url : `${label} (${url})`),
    )
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(blockEnd, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, (entity, name: string) => decode(name) ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function decode(name: string): string | null {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? null
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= 0x10ffff ? String.fromCodePoint(code) : null
}
