import {useEffect} from 'react'
import {Outlet, useRevalidator} from 'react-router-dom'
import type {Route} from './+types/layout'
import {requireStaff} from '~/features/auth/auth-guard'
import {useSession} from '~/features/auth/session'
import type {FrameHandle} from '~/layout/frame/use-frame'
import {StaffFrame} from '~/layout/staff/staff-frame'

/** The layout of staff screens. The parent layout's error boundary handles everyone else. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireStaff]

export const handle: FrameHandle = {frame: (screen) => <StaffFrame>{screen}</StaffFrame>}

/** Runs the guard again when the role of whoever is here was taken. */
export default function StaffArea() {
  const {user} = useSession()
  const {revalidate} = useRevalidator()
  const hasEnded = user !== null && !user.isStaff
  useEffect(() => {
    if (hasEnded) void revalidate()
  }, [hasEnded, revalidate])
  return <Outlet />
}
