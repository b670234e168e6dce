import {DISCOUNT_STORAGE_KEY} from '@lectern/domain/cart'
import {normalizeCode} from '@lectern/domain/discount/discount'
import {DISCOUNT_PARAMETER} from '@lectern/domain/page-addresses'

/** Longer than any code: what is longer is cut, so that a link cannot fill the storage. */
const MAX_LENGTH = 40

/** The code that was entered, or that a link has brought; null without one. It is kept until an order is paid with it. */
export function storedCode(): string | null {
  try {
    return localStorage.getItem(DISCOUNT_STORAGE_KEY) || null
  } catch (error) {
    console.error('The discount code could not be read.', error)
    return null
  }
}

/** Stores a code, whether or not there is one of that name; null removes it. */
export function storeCode(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(DISCOUNT_STORAGE_KEY)
    else localStorage.setItem(DISCOUNT_STORAGE_KEY, normalizeCode(code).slice(0, MAX_LENGTH))
  } catch (error) {
    console.error('The discount code could not be stored.', error)
  }
}

/** Removes a code that an order has used, or that stays refused; another one that was entered since stays. */
export function forgetCode(code: string): void {
  if (storedCode() === code) storeCode(null)
}

/**
 * Stores the code of a link: `?code=SPRING`.
 * @returns the same URL without it; null where there is none
 */
export function takeCodeOf(address: string): URL | null {
  const url = new URL(address)
  const code = url.searchParams.get(DISCOUNT_PARAMETER)
  if (code === null) return null
  if (code.trim() !== '') storeCode(code)
  url.searchParams.delete(DISCOUNT_PARAMETER)
  return url
}
