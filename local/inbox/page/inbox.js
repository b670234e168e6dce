/* New mail appears by itself, filters work as one types, and a mail's frame is as tall as the mail. */
const REFRESH_MS = 2000
const list = document.getElementById('mails')
const total = document.getElementById('total')
const news = document.getElementById('news')
const filter = document.querySelector('.filter')
const open = location.pathname.startsWith('/messages/') ? location.pathname.split('/')[2] : ''

for (const spare of document.querySelectorAll('[data-without-script]')) spare.hidden = true

async function refresh(force = false) {
  const query = new URLSearchParams(new FormData(filter))
  const show = new URLSearchParams(location.search).get('show')
  if (show) query.set('show', show)
  if (open) query.set('open', open)
  if (!force) query.set('version', list.dataset.version)
  const response = await fetch(`/list?${query}`)
  if (response.status !== 200) return
  const focused = document.activeElement?.getAttribute('href')
  const before = Number(total.textContent)
  const now = Number(response.headers.get('x-total'))
  list.innerHTML = await response.text()
  list.dataset.version = response.headers.get('x-version')
  total.textContent = String(now)
  document.querySelector('.delete').disabled = now === 0
  if (!open) document.title = `Inbox (${now})`
  if (now > before) news.textContent = now - before === 1 ? 'One new mail' : `${now - before} new mails`
  if (focused) [...list.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused)?.focus()
}

/** The server may be restarting: the next round asks again. */
const quietly = (work) => void work.catch(() => undefined)

setInterval(() => {
  if (!document.hidden) quietly(refresh())
}, REFRESH_MS)
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) quietly(refresh())
})

let typing
filter.addEventListener('input', () => {
  clearTimeout(typing)
  typing = setTimeout(() => {
    const query = new URLSearchParams([...new FormData(filter)].filter(([, value]) => value !== ''))
    history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
    quietly(refresh(true))
  }, 150)
})

list.querySelector('[aria-current]')?.scrollIntoView({block: 'nearest'})

const frame = document.getElementById('mail-body')
if (frame) {
  const fit = () => {
    const page = frame.contentDocument?.documentElement
    if (!page) return
    frame.style.height = '0'
    frame.style.height = `${page.scrollHeight}px`
  }
  frame.addEventListener('load', fit)
  if (frame.contentDocument?.readyState === 'complete') fit()
  let width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth !== width) fit()
    width = innerWidth
  })
}
