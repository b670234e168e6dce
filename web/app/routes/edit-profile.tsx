import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Edit profile" lead="This page is being written." />
}
