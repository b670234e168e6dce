/** Text that is HTML already. Everything else is escaped when it is put into HTML. */
export class Html {
  readonly value: string
  constructor(value: string) {
    this.value = value
  }
}

type Part = string | number | Html | null | false | readonly Html[]

/** HTML from a template: what is put in is escaped unless it is {@link Html} itself; null and false leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const put = parts.map((part, index) => show(part) + (strings[index + 1] ?? ''))
  return new Html((strings[0] ?? '') + put.join(''))
}

function show(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.value
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return part.map(({value}) => value).join('')
}

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Text with its line breaks kept. */
export function multiline(text: string): Html {
  return new Html(text.split(/\r?\n/).map(escapeHtml).join('<br />'))
}
