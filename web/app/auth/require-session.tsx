import {useEffect, type ReactNode} from 'react'
import {useLocation, useNavigate} from 'react-router'
import {toast} from '~/ui/toast'
import {rememberReturnPath} from './return-path'
import {isLeaving, startSession, useSession, type SessionUser} from './session'

interface RequireSessionProps {
  /** the screen, drawn with the person who is signed in */
  children: (user: SessionUser) => ReactNode
  /** the screen's own shape, while it is not known who is there, and on the way to /auth */
  skeleton: ReactNode
  /** what to show when the sign-in service could not be loaded */
  failure: (retry: () => void) => ReactNode
}

/**
 * The sign-in guard: draws the screen for those who are signed in, and sends everyone else to /auth, remembering the page
 * they asked for. Who signs out on purpose is taken home instead.
 */
export function RequireSession({children, skeleton, failure}: RequireSessionProps) {
  const {status, user, failed} = useSession()
  const {pathname, search} = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (status !== 'signed-out') return
    if (isLeaving()) {
      void navigate('/', {replace: true})
      return
    }
    rememberReturnPath(pathname + search)
    toast({title: 'Authentication required', description: 'Please sign in to access this page'})
    void navigate('/auth', {replace: true})
  }, [status, pathname, search, navigate])

  if (user) return children(user)
  if (failed) return failure(() => void startSession())
  return skeleton
}
