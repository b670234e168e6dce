export const MAX_WEB_LINK_LENGTH = 2000

/** Whether somebody can follow it: an address on the web that is not sent in the clear, without a password in it. */
export function isWebLink(text: string): boolean {
  if (!URL.canParse(text)) return false
  const {protocol, hostname, username, password} = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}
