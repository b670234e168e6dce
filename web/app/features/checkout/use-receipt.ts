import {sendPaymentConfirmation} from '@lectern/domain/checkout/contracts'
import {useEffect, useState} from 'react'
import {CallFailure} from '~/lib/firebase/call-failure'
import {toast} from '~/ui/feedback/toast'

/**
 * State of the receipt email: `late` when the request failed and the backend sends it later on its own, `none` when it will not be
 * sent any more.
 */
export type Receipt = {kind: 'sending'} | {kind: 'sent'; email: string} | {kind: 'late'} | {kind: 'none'}

/** One request per session, however often components mount. */
const receipts = new Map<string, Promise<Receipt>>()

/** Requests the receipt email of a paid session. */
export function useReceipt(sessionId: string): Receipt {
  const [receipt, setReceipt] = useState<Receipt>({kind: 'sending'})

  useEffect(() => {
    let here = true
    const follow = async () => {
      const sending = receipts.get(sessionId) ?? send(sessionId)
      receipts.set(sessionId, sending)
      const receipt = await sending
      if (here) setReceipt(receipt)
    }
    void follow()
    return () => {
      here = false
    }
  }, [sessionId])

  return receipt
}

async function send(sessionId: string): Promise<Receipt> {
  try {
    const {call} = await import('~/lib/firebase/call')
    const {email} = await call(sendPaymentConfirmation, {sessionId})
    return {kind: 'sent', email}
  } catch (error) {
    console.error('The receipt could not be sent now.', error)
    if (error instanceof CallFailure && error.reason === 'receipt-given-up') return {kind: 'none'}
    const refused =
      error instanceof CallFailure && error.reason !== 'unavailable' && error.reason !== 'unreadable'
    toast({
      title: 'Payment Successful!',
      description: refused
        ? 'Your order is confirmed. There was an issue sending the receipt email, but your purchase is complete.'
        : 'Your order is confirmed.',
    })
    return {kind: 'late'}
  }
}
