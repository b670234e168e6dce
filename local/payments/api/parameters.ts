import * as z from 'zod/mini'
import {invalidRequest} from './failure.ts'
import {parameterName, type Form, type FormValue} from './form.ts'

/** Issues of a refinement carry the code Stripe uses for that mistake. */
const withCode = (code: string, message: (input: string) => string) => ({
  params: {code},
  error: (issue: {input?: unknown}) => message(String(issue.input)),
})

export const text = (maximum = 5000) =>
  z.string().check(
    z.refine(
      (value: string) => value.length <= maximum,
      withCode(
        'parameter_invalid_string',
        (value) => `Invalid string: must be at most ${maximum} characters (it has ${value.length})`,
      ),
    ),
  )

/** A whole number of at least `minimum`. */
export const integer = (minimum: number) =>
  z.pipe(
    z.string().check(
      z.refine(
        (value: string) => /^-?\d{1,15}$/.test(value),
        withCode('parameter_invalid_integer', (value) => `Invalid integer: ${value}`),
      ),
      z.refine(
        (value: string) => !/^-?\d{1,15}$/.test(value) || Number(value) >= minimum,
        withCode(
          'parameter_invalid_integer',
          (value) => `This value must be greater than or equal to ${minimum} (it currently is '${value}').`,
        ),
      ),
    ),
    z.transform(Number),
  )

export const boolean = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
)

export const webAddress = z.string().check(
  z.refine(
    (value: string) => /^https?:\/\/[^\s/]/.test(value) && URL.canParse(value),
    withCode('url_invalid', () => 'Not a valid URL'),
  ),
  z.refine(
    (value: string) => value.length <= 5000,
    withCode('parameter_invalid_string', () => 'Not a valid URL'),
  ),
)

export const emailAddress = z.string().check(
  z.refine(
    (value: string) => value.length <= 800 && /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)*$/.test(value),
    withCode('email_invalid', (value) => `Invalid email address: ${value}`),
  ),
)

export const currency = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.toLowerCase()),
  ),
  z.string().check(
    z.refine(
      (value: string) => CURRENCIES.has(value),
      withCode('parameter_invalid_string', (value) => `Invalid currency: ${value}.`),
    ),
  ),
)

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))

/** At most 50 keys of 40 characters, values of 500. */
export const metadata = z.record(z.string(), z.string()).check(
  z.refine((value: Record<string, string>) => Object.keys(value).length <= 50, {
    params: {code: 'parameter_invalid_metadata'},
    error: 'Metadata can have at most 50 keys.',
  }),
  z.refine(
    (value: Record<string, string>) =>
      Object.entries(value).every(([key, entry]) => key.length <= 40 && entry.length <= 500),
    {
      params: {code: 'parameter_invalid_metadata'},
      error: 'Metadata keys can be at most 40 characters long and values at most 500.',
    },
  ),
)

export const expand = z._default(z.array(z.string()), [])

export const onlyExpand = z.strictObject({expand})

/** Reads a request's parameters, or throws the error Stripe would answer with. */
export function readParameters<T extends z.ZodMiniType>(schema: T, form: Form): z.output<T> {
  refuseEmpty(form, [])
  const parsed = schema.safeParse(form)
  if (parsed.success) return parsed.data
  const failures = parsed.error.issues.map((issue) => failureOf(issue, form))
  throw (
    failures.toSorted((a, b) => urgency(a.body.code) - urgency(b.body.code))[0] ??
    invalidRequest('Invalid request')
  )
}

const urgency = (code: string | undefined) =>
  code === 'parameter_unknown' ? 0 : code === 'parameter_missing' ? 1 : 2

function failureOf(issue: z.core.$ZodIssue, form: Form) {
  const param = parameterName(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const unknown = parameterName([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    })
  }
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
    if (valueAt(form, issue.path) === undefined) {
      return invalidRequest(`Missing required param: ${param}.`, {code: 'parameter_missing', param})
    }
    if (issue.code === 'invalid_type') {
      return invalidRequest(`Invalid ${issue.expected === 'string' ? 'string' : issue.expected}: ${param}`, {
        param,
      })
    }
    return invalidRequest(`Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}`, {param})
  }
  const code = issue.code === 'custom' ? (issue.params?.['code'] as string | undefined) : undefined
  return invalidRequest(issue.message, code === undefined ? {param} : {code, param})
}

function valueAt(form: Form, path: readonly PropertyKey[]): FormValue | undefined {
  let value: FormValue | undefined = form
  for (const key of path) {
    if (typeof value !== 'object') return undefined
    value = (value as Record<PropertyKey, FormValue>)[key]
  }
  return value
}

/** Stripe reads an empty value as "unset this", which nothing here but metadata allows. */
function refuseEmpty(value: FormValue, path: string[]) {
  if (path.at(-1) === 'metadata') return
  if (value === '') {
    const name = parameterName(path)
    throw invalidRequest(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
      {code: 'parameter_invalid_empty', param: name},
    )
  }
  if (typeof value !== 'object') return
  for (const [key, child] of Object.entries(value)) refuseEmpty(child, [...path, key])
}
