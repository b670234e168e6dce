import {CreditCard, Infinity as InfinityIcon, ShieldCheck} from 'lucide-react'
import {useEffect, useRef, useState} from 'react'
import {useFetcher, useNavigate} from 'react-router-dom'
import {ForgotPasswordDialog} from '~/features/auth/forms/forgot-password-dialog'
import {ProviderButtons} from '~/features/auth/forms/provider-buttons'
import {takeReturnPath} from '~/features/auth/return-path'
import {startSession, useSession} from '~/features/auth/session'
import {SignInForm} from '~/features/auth/forms/sign-in-form'
import {SIGN_UP_FORM, SignUpForm} from '~/features/auth/forms/sign-up-form'
import {useSite} from '~/features/site/site-context'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {Card} from '~/ui/layout/card'
import {Container} from '~/ui/layout/container'
import {Tabs} from '~/ui/navigation/tabs'

export const meta = () => pageMeta({title: 'Sign in', noindex: true})

export const clientAction = routeActions([
  () => import('~/features/auth/forms/actions'),
  () => import('~/features/auth/forms/reset-actions'),
  // Reads the environment directly, so that production builds leave out the chooser.
  ...(import.meta.env.VITE_AUTH_EMULATOR ? [() => import('~/features/auth/forms/local-actions')] : []),
])

type AuthTab = 'sign-in' | 'sign-up'

const greetings: Record<AuthTab, {title: string; text: string}> = {
  'sign-in': {title: 'Welcome back', text: 'Your courses are where you left them.'},
  'sign-up': {title: 'Start your shelf', text: 'One account for the courses you buy. They stay yours.'},
}

/** Sign in, sign up, or use Google or Facebook. Signed-in users are redirected to the page they came from. */
export default function Auth() {
  const {user} = useSession()
  const {access, guarantee, payment} = useSite()
  const navigate = useNavigate()
  const [tab, setTab] = useState<AuthTab>('sign-in')
  /** typed in one form, it stands in the others too */
  const [email, setEmail] = useState('')
  const [forgot, setForgot] = useState(false)
  const [withProvider, setWithProvider] = useState(false)
  /** while an account is being completed the user is signed in, but not redirected yet */
  const busy = useFetcher({key: SIGN_UP_FORM}).state !== 'idle' || withProvider
  const gone = useRef(false)
  const signIn = useRef<HTMLDivElement>(null)

  useEffect(() => {
    void startSession()
    // Preloaded, because browsers block a popup that isn't opened directly by the click.
    void import('~/lib/firebase/auth-providers').catch(() => {})
  }, [])

  useEffect(() => {
    if (!user || busy || gone.current) return
    gone.current = true
    void navigate(takeReturnPath(), {replace: true})
  }, [user, busy, navigate])

  /** The address is there already, so the focus goes to the password. */
  const signInInstead = () => {
    setTab('sign-in')
    requestAnimationFrame(() => signIn.current?.querySelector<HTMLElement>('[name=password]')?.focus())
  }

  const promises = [
    {Icon: CreditCard, text: payment},
    {Icon: InfinityIcon, text: access},
    {Icon: ShieldCheck, text: guarantee},
  ].filter(({text}) => text !== '')
  const greeting = greetings[tab]
  return (
    <Container className="grid flex-1 content-center items-center gap-x-20 gap-y-8 py-10 lg:grid-cols-[1fr_minmax(0,30rem)] lg:py-20">
      <header className="grid gap-4 self-start lg:pt-10">
        <h1 className="text-4xl tracking-tighter lg:text-6xl">{greeting.title}</h1>
        <p className="measure text-lg text-ink-soft">{greeting.text}</p>
        <ul className="mt-10 hidden gap-5 font-display lg:grid">
          {promises.map(({Icon, text}) => (
            <li key={text} className="flex items-center gap-4">
              <Icon aria-hidden className="size-6 shrink-0 text-link" strokeWidth={1.5} />
              {text}
            </li>
          ))}
        </ul>
      </header>
      <Card className="grid gap-7">
        <Tabs<AuthTab>
          label="Sign in or sign up"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'sign-in',
              label: 'Sign in',
              content: (
                <div ref={signIn}>
                  <SignInForm email={email} onEmail={setEmail} onForgot={() => setForgot(true)} />
                </div>
              ),
            },
            {
              id: 'sign-up',
              label: 'Sign up',
              content: <SignUpForm email={email} onEmail={setEmail} onSignIn={signInInstead} />,
            },
          ]}
        />
        <div className="grid gap-4">
          <p className="flex items-center gap-4 font-display text-sm text-ink-faint before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            or continue with
          </p>
          <ProviderButtons onBusy={setWithProvider} />
        </div>
      </Card>
      <ForgotPasswordDialog open={forgot} onClose={() => setForgot(false)} email={email} />
    </Container>
  )
}
