import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Cart" lead="This page is being written." />
}
