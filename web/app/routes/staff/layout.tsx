import {useEffect} from 'react'
import {Outlet, useRevalidator} from 'react-router-dom'
import type {Route} from './+types/layout'
import {requireStaff} from '~/features/auth/auth-guard'
import {useSession} from '~/features/auth/session'

/** The layout of staff screens. The parent layout's error boundary handles everyone else. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireStaff]

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
