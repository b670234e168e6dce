import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Home" lead="This page is being written." />
}
