import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Payment success" lead="This page is being written." />
}
