import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Order history" lead="This page is being written." />
}
