import type {MailDefinition} from './define-mail.ts'
import type {MailContent} from './outbox.ts'

const definitions = new Map<string, MailDefinition>()

/**
 * Makes mails known to the outbox, which delivers a stored mail by its kind.
 * @throws Error when two definitions have the same kind
 */
export function registerMails(mails: readonly MailDefinition[]): void {
  for (const mail of mails) {
    if (definitions.has(mail.kind)) throw new Error(`The mail ${mail.kind} is registered twice.`)
    definitions.set(mail.kind, mail)
  }
}

/** The definition of a stored mail's kind; undefined when none is registered. */
export function findMailDefinition(kind: string): MailDefinition | undefined {
  return definitions.get(kind)
}

/** Every registered mail, in the order of registration. */
export function registeredMails(): MailDefinition[] {
  return [...definitions.values()]
}

export interface ParsedContent {
  definition: MailDefinition
  data: object
}

/** What is stored of a mail; null when no mail of this kind is registered, or its definition does not accept it. */
export function parseContent(content: MailContent): ParsedContent | null {
  const definition = findMailDefinition(content.kind)
  const parsed = definition?.data.safeParse(content)
  return definition && parsed?.success ? {definition, data: parsed.data} : null
}
