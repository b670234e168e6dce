import {StripeFailure} from './failure.ts'

/** The request's JSON; nothing at all stands for {}. */
export async function jsonOf(request: Request): Promise<unknown> {
  const body = await request.text()
  if (body === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    throw new StripeFailure(400, 'invalid_request_error', 'The body is not JSON')
  }
}
