import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Article" lead="This page is being written." />
}
