import {ArrowLeft} from 'lucide-react'
import type {ReactNode} from 'react'
import {useParams} from 'react-router-dom'
import {ButtonLink} from '~/ui/button'
import {AccountPage} from './account-page'

interface OrderDocumentPageProps {
  title: string
  /** its name in the breadcrumb */
  label: string
  children: ReactNode
}

/** The frame of what is printed of the order in the address: its receipt, or its gift. */
export function OrderDocumentPage({title, label, children}: OrderDocumentPageProps) {
  const {id = ''} = useParams()
  const order = `/account/orders/${id}`
  return (
    <AccountPage
      title={title}
      crumbs={[
        {label: 'Account', to: '/account'},
        {label: 'Order History', to: '/order-history'},
        {label: 'Order', to: order},
        {label},
      ]}
      aside={
        <ButtonLink to={order} variant="secondary">
          <ArrowLeft aria-hidden className="size-4" />
          Back to the order
        </ButtonLink>
      }
    >
      {children}
    </AccountPage>
  )
}
