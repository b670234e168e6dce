import {useActionState, useEffect, useRef, useState, type FormEvent} from 'react'
import type * as z from 'zod/mini'

/** What is wrong with a form, field by field; the key `form` stands for the form as a whole. */
export type FormErrors = Readonly<Partial<Record<string, string>>>

interface FormState {
  errors: FormErrors
  /** what was typed, so that a refused form keeps it */
  values: Readonly<Record<string, string>>
  /** counts the submissions: the same error twice is still news */
  attempt: number
}

/** The first complaint about each field. */
export function firstErrors(issues: readonly z.core.$ZodIssue[]): FormErrors {
  const errors: Record<string, string> = {}
  for (const {path, message} of issues) {
    const field = typeof path[0] === 'string' ? path[0] : 'form'
    errors[field] ??= message
  }
  return errors
}

/**
 * A form as a React action: what was typed is checked with the schema, each complaint goes to its field, and the first
 * field that is wrong gets the focus. `submit` answers what it could not do in the same shape, or nothing when all is well.
 */
export function useFormAction<S extends z.ZodMiniType>(
  schema: S,
  submit: (data: z.infer<S>) => Promise<FormErrors | void>,
) {
  const formRef = useRef<HTMLFormElement>(null)
  /** fields touched since an attempt: a complaint goes once one starts to answer it */
  const [touched, setTouched] = useState<{since: number; fields: readonly string[]}>({since: 0, fields: []})

  const [state, action, pending] = useActionState<FormState, FormData>(
    async (previous, formData) => {
      const values = Object.fromEntries(
        [...formData].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
      const parsed = schema.safeParse(values)
      const errors = parsed.success ? ((await submit(parsed.data)) ?? {}) : firstErrors(parsed.error.issues)
      return {errors, values: Object.keys(errors).length > 0 ? values : {}, attempt: previous.attempt + 1}
    },
    {errors: {}, values: {}, attempt: 0},
  )

  useEffect(() => {
    const first = Object.keys(state.errors).find((field) => field !== 'form')
    const field = first && formRef.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }, [state])

  const errors: FormErrors = Object.fromEntries(
    Object.entries(state.errors).filter(
      ([field]) => touched.since !== state.attempt || !touched.fields.includes(field),
    ),
  )
  return {
    /** goes on the <form> */
    form: {
      ref: formRef,
      action,
      noValidate: true,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const {target} = event
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
        const fields = touched.since === state.attempt ? touched.fields : []
        if (!fields.includes(target.name))
          setTouched({since: state.attempt, fields: [...fields, target.name]})
      },
    },
    pending,
    errors,
    values: state.values,
  }
}
