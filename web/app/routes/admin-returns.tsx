import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Admin returns" lead="This page is being written." />
}
