import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Account" lead="This page is being written." />
}
