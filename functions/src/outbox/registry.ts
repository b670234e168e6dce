import type {MailDefinition} from './define-mail.ts'

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
