import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Settings" lead="This page is being written." />
}
