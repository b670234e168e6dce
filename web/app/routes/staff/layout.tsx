import type {Route} from './+types/layout'
import {requireStaff} from '~/features/auth/auth-guard'

/** Screens for staff alone: what is thrown for everyone else is shown by the layout around this one. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireStaff]
