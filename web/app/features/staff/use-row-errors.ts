import type {SubmissionResult} from '@conform-to/react'
import {useFetcher} from 'react-router-dom'

/** What went wrong with single rows when something was done with several, by their ids. @param formId of the form that did it */
export function useRowErrors(formId: string): (id: string) => string | undefined {
  const {data} = useFetcher<SubmissionResult>({key: formId})
  return (id) => data?.error?.[id]?.[0]
}
