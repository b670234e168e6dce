import type {ReactNode} from 'react'
import {Banner} from '../banner'
import {Footer} from '../footer'
import {Header} from '../header/header'

/** What stands around the screens of the shop: banner, header and footer. */
export function ShopFrame({children}: {children: ReactNode}) {
  return (
    <>
      <Banner />
      <Header />
      <main id="main" tabIndex={-1} className="flex min-h-[calc(100dvh-4rem)] flex-1 flex-col">
        {children}
      </main>
      <Footer />
    </>
  )
}
