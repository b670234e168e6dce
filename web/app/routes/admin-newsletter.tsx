import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Admin newsletter" lead="This page is being written." />
}
