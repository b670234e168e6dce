import {useDeferredModule} from '~/lib/router/use-deferred-module'

const fetchPanel = () => import('./browse-panel')

/** A search for courses and some of them, below a screen that has nothing else to show: fetched then, as few visitors see one. */
export function BrowseInstead() {
  const panel = useDeferredModule(fetchPanel)
  return panel && <panel.BrowsePanel />
}
