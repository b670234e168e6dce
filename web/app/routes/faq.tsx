import {PageHeader} from '~/ui/page-header'

export default function Screen() {
  return <PageHeader title="Faq" lead="This page is being written." />
}
