import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Reset password" lead="This page is being written." />
}
