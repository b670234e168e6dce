import type {ComponentType, ReactNode} from 'react'
import {LoadError} from '../load-error'

/**
 * What a screen shows while its data is loaded, and where it cannot be loaded, in the frame of the screen itself. The route exports
 * both, one by one: the router has to find them.
 *
 *     const states = defineScreenStates(StaffPage, {title: 'Who is staff'}, <TableSkeleton label="Loading staff" />)
 *     export const HydrateFallback = states.HydrateFallback
 *     export const ErrorBoundary = states.ErrorBoundary
 */
export function defineScreenStates<Props extends object>(
  Frame: ComponentType<Props & {children: ReactNode}>,
  props: Props,
  skeleton: ReactNode,
) {
  return {
    HydrateFallback: () => <Frame {...props}>{skeleton}</Frame>,
    ErrorBoundary: () => (
      <Frame {...props}>
        <LoadError />
      </Frame>
    ),
  }
}
