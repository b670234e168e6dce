import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Unsubscribe" lead="This page is being written." />
}
