import {
  newCode as newLinkCode,
  workingCode as workingLinkCode,
  type StoredCode,
} from '../services/link-code.ts'

/** What is to be stored of a gift's new code, or of the code of earlier random bits, with the key that codes are made with now. */
export const newCode = (nonce?: string): StoredCode => newLinkCode('gift', nonce)

/** The code of a gift; null where the secret has changed since it was drawn: sent again, the gift has a code that works. */
export const workingCode = (stored: StoredCode): string | null => workingLinkCode('gift', stored)
