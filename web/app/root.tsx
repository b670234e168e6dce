import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import type {ReactNode} from 'react'
import {Links, Meta, Outlet, Scripts, ScrollRestoration} from 'react-router-dom'
import type {Route} from './+types/root'
import styles from './app.css?url'
import {CartProvider} from './features/cart/cart-context'
import {memoize} from './lib/sanity/memoize'
import {loadSite} from './features/site/load-site'
import {SiteProvider} from './features/site/site-context'
import {DeferredParts} from './layout/deferred-parts'
import {deferredScriptsScript} from './layout/deferred-scripts'
import {inputRecordScript} from './layout/input-replay'
import {ErrorScreen} from './layout/error-screen'
import {firstPaintScript} from './layout/first-paint'
import {useFrame} from './layout/frame/use-frame'
import {RevalidateStalePage} from './layout/revalidate-stale-page'
import {ShopFrame} from './layout/frame/shop-frame'
import {LoadingScreen} from './lib/router/loading-screen'

/** Element id behind the last part of the page that is drawn. */
const PAGE_END = 'page-end'

const prerenderSite = memoize(() => loadSite())

export const loader = () => prerenderSite()

/** The SiteProvider refreshes the data once a visit. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => [{title: 'Lectern'}]

/** The HTML document of every screen. */
export function Layout({children}: {children: ReactNode}) {
  const frame = useFrame()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {[bricolage, sourceSerif].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* Half of a page, painted while its HTML is parsed, would move once the rest is there. */}
        <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
        <link rel="stylesheet" href={styles} />
        <Links />
        {/* Inline scripts run while the HTML is parsed. The browser's modules need not contain them, hence the empty texts. */}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? firstPaintScript : ''}}
        />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? inputRecordScript : ''}}
        />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? deferredScriptsScript : ''}}
        />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" href="/rss.xml" type="application/rss+xml" title="Lectern blog" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10171f" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only z-50 rounded bg-accent font-display font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
        >
          Skip to content
        </a>
        <SiteProvider>
          <CartProvider>{frame ? frame(children) : <ShopFrame>{children}</ShopFrame>}</CartProvider>
        </SiteProvider>
        {/* Chromium 153 goes on at the start tag of what it expects, so this stands behind everything that is drawn. */}
        <span id={PAGE_END} hidden />
        <DeferredParts />
        <RevalidateStalePage />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function HydrateFallback() {
  return <LoadingScreen />
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
