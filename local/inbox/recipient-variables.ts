export type Variables = Record<string, string | number | boolean | null>
/** By plain address in lower case. */
export type RecipientVariables = Record<string, Variables>

/** Fills in `%recipient.name%`. A variable this recipient does not have stays as it is, as at Mailgun. */
export function substitute(template: string, variables: Variables = {}): string {
  return template.replace(/%recipient\.([\w.-]+)%/g, (placeholder, name: string) =>
    Object.hasOwn(variables, name) ? String(variables[name] ?? '') : placeholder,
  )
}
