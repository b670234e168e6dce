import type {ReactNode} from 'react'
import {Button} from '~/ui/button'
import {EmptyState} from './empty-state'
import {OfflineIcon} from '~/ui/icons'

interface ErrorStateProps {
  title: ReactNode
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  level?: 1 | 2 | 3
  className?: string
}

/** Shown where something could not be loaded, with a button to try again. */
export function ErrorState({title, children, onRetry, retrying = false, level, className}: ErrorStateProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        level={level}
        icon={<OfflineIcon />}
        title={title}
        action={
          onRetry && (
            <Button variant="secondary" onClick={onRetry} pending={retrying} pendingLabel="Trying...">
              Try again
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
