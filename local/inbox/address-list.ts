/** Splits `a@x.org, "Doe, Jane" <jane@x.org>` at the commas that stand outside quotes and brackets. */
export function splitAddresses(list: string): string[] {
  const parts: string[] = []
  let part = ''
  let quoted = false
  let bracketed = false
  for (let index = 0; index < list.length; index += 1) {
    const character = list.charAt(index)
    if (character === '"' && list[index - 1] !== '\\') quoted = !quoted
    else if (character === '<' && !quoted) bracketed = true
    else if (character === '>' && !quoted) bracketed = false
    if ((character === ',' || character === ';') && !quoted && !bracketed) {
      parts.push(part)
      part = ''
    } else {
      part += character
    }
  }
  return [...parts, part].map((entry) => entry.trim()).filter((entry) => entry !== '')
}

/** Whether Mailgun would take it as an address, alone or as `Name <address>`. */
export function isAddress(recipient: string): boolean {
  const inBrackets = /<([^<>]*)>\s*$/.exec(recipient)
  const address = inBrackets?.[1] ?? recipient
  return address.length <= 320 && /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address.trim())
}
