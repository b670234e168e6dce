import {useEffect, useRef, type ReactNode} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'
import {Container} from '~/ui/layout/container'
import {ErrorState} from '~/ui/feedback/error-state'
import {toast} from '~/ui/feedback/toast'
import {rememberReturnPath} from './return-path'
import type {SessionUser} from '~/lib/firebase/session-user'
import {isLeaving, startSession, useSession} from './session'

interface RequireSessionProps {
  /** the screen, drawn with the person who is signed in */
  children: (user: SessionUser) => ReactNode
  /** the screen's own shape, while it is not known who is there and on the way to /auth */
  skeleton: ReactNode
}

/**
 * The sign-in guard: draws the screen for those who are signed in, and sends everyone else to /auth, remembering the page
 * they asked for. Who signs out on purpose is taken home instead.
 */
export function RequireSession({children, skeleton}: RequireSessionProps) {
  const {status, user, failed} = useSession()
  const {pathname, search} = useLocation()
  const navigate = useNavigate()
  const sentAway = useRef(false)

  useEffect(() => {
    if (status === 'signed-in') sentAway.current = false
    if (status !== 'signed-out' || sentAway.current) return
    sentAway.current = true
    if (isLeaving()) {
      void navigate('/', {replace: true})
      return
    }
    rememberReturnPath(pathname + search)
    toast({title: 'Authentication required', description: 'Please sign in to access this page'})
    void navigate('/auth', {replace: true})
  }, [status, pathname, search, navigate])

  useEffect(() => {
    // Every guarded screen reads something: have the reader ready by the time it is known whose data it is.
    if (status !== 'signed-out') void import('~/lib/firebase/firestore').catch(() => {})
  }, [status])

  if (user) return children(user)
  if (failed) {
    return (
      <Container narrow className="py-section">
        <ErrorState
          level={1}
          title="We could not reach the sign-in service"
          onRetry={() => void startSession()}
        >
          Please check your connection and try again.
        </ErrorState>
      </Container>
    )
  }
  return skeleton
}
