/** An error in Stripe's shape: what the SDK turns into its typed errors. */
export class StripeFailure extends Error {
  /** of the HTTP answer */
  readonly status: number
  readonly body: {type: string; message: string; code?: string; param?: string; doc_url?: string}

  constructor(
    status: number,
    type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error',
    message: string,
    more: {code?: string; param?: string} = {},
  ) {
    super(message)
    this.status = status
    this.body = {
      ...(more.code === undefined
        ? {}
        : {
            code: more.code,
            doc_url: `https://stripe.com/docs/error-codes/${more.code.replaceAll('_', '-')}`,
          }),
      message,
      ...(more.param === undefined ? {} : {param: more.param}),
      type,
    }
  }
}

/** A request Stripe refuses with 400. */
export function invalidRequest(message: string, more: {code?: string; param?: string} = {}) {
  return new StripeFailure(400, 'invalid_request_error', message, more)
}

/** `kind` as Stripe names it in words, e.g. `checkout.session`, `payment_intent`. */
export function noSuch(kind: string, id: string, param = 'id') {
  return new StripeFailure(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  })
}
