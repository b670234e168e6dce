/** Safe HTML. Any other text is escaped when it is inserted into HTML. */
export class Html {
  readonly value: string
  constructor(value: string) {
    this.value = value
  }
}

type Part = string | number | Html | null | false | readonly Html[]

/** Builds HTML from a template: values are escaped unless they are {@link Html}; null and false insert nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const rendered = parts.map((part, index) => renderPart(part) + (strings[index + 1] ?? ''))
  return new Html((strings[0] ?? '') + rendered.join(''))
}

function renderPart(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.value
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return part.map(({value}) => value).join('')
}

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Text as HTML with its line breaks. */
export function multiline(text: string): Html {
  return new Html(text.split(/\r?\n/).map(escapeHtml).join('<br />'))
}
