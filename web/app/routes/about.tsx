import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="About" lead="This page is being written." />
}
