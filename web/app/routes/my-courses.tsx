import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="My courses" lead="This page is being written." />
}
