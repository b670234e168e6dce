import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Return new" lead="This page is being written." />
}
