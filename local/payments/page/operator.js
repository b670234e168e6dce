/* The tables follow what happens, and buttons work without leaving the place one is at. */
const REFRESH_MS = 1500
const live = document.getElementById('live')
let version = ''

async function refresh() {
  const response = await fetch(`/operator/tables?version=${version}`)
  if (response.status !== 200) return
  const first = version === ''
  const tables = await response.text()
  // What is being entered stays: the next round asks again.
  if (!first && document.activeElement?.matches('select, input')) return
  version = response.headers.get('x-version')
  if (first) return
  const focused = document.activeElement?.id
  live.innerHTML = tables
  if (focused) document.getElementById(focused)?.focus({preventScroll: true})
}

/** The server may be restarting: the next round asks again. */
const quietly = (work) => void work.catch(() => undefined)

live.addEventListener('submit', (event) => {
  event.preventDefault()
  const form = event.target
  const body = new URLSearchParams(new FormData(form, event.submitter))
  quietly(
    fetch(form.action, {method: 'POST', body}).then(() => {
      if (document.activeElement?.matches('select, input')) document.activeElement.blur()
      return refresh()
    }),
  )
})

quietly(refresh())
setInterval(() => {
  if (!document.hidden) quietly(refresh())
}, REFRESH_MS)
