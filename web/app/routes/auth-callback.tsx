import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Auth callback" lead="This page is being written." />
}
