import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Auth" lead="This page is being written." />
}
