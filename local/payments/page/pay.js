/*
 * The payment page's manners: spaces in card numbers, a button that says it is working, errors beside their
 * fields without losing what was typed. What is right or wrong is decided by the server (payment-form.ts).
 */
const form = document.getElementById('pay')
const button = document.getElementById('pay-button')
const failure = document.getElementById('failure')
const status = document.getElementById('pay-status')
const field = (name) => document.getElementById(name)

if (form) {
  formatCard()
  fillCards()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  form.addEventListener('input', (event) => clearError(event.target))
  followLocation()
}
instantPanel()

/** The tax follows the country and the company as they are entered. */
function followLocation() {
  const country = field('country')
  if (!country) return
  const spare = form.querySelector('[data-without-script]')
  spare.hidden = true
  const ask = async () => {
    const response = await fetch(spare.formAction, {
      method: 'POST',
      headers: {accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded'},
      body: new URLSearchParams(new FormData(form)),
    })
    const {total, totals} = await response.json()
    field('totals').innerHTML = totals
    form.dataset.total = total
    document.querySelector('.amount').textContent = total
    if (button.getAttribute('aria-disabled') !== 'true')
      button.querySelector('.pay-label').textContent = `Pay ${total}`
  }
  for (const name of ['country', 'business', 'company', 'taxId', 'line1', 'postalCode', 'city'])
    form.elements[name].addEventListener('change', () => void ask())
  void ask()
}

function formatCard() {
  const number = field('number')
  number?.addEventListener('input', () => {
    const digits = number.value.replace(/\D/g, '').slice(0, 19)
    keepCaret(
      number,
      digits.startsWith('34') || digits.startsWith('37')
        ? grouped(digits, [4, 6, 5])
        : grouped(digits, [4, 4, 4, 4, 3]),
    )
    showBrand(digits)
  })
  const expiry = field('expiry')
  expiry?.addEventListener('input', (event) => {
    let digits = expiry.value.replace(/\D/g, '')
    if (/^[2-9]/.test(digits)) digits = `0${digits}`
    digits = digits.length > 4 && digits.slice(2, 4) === '20' ? digits.slice(0, 6) : digits.slice(0, 4)
    const typing = event.inputType !== 'deleteContentBackward'
    const separated = digits.length > 2 || (digits.length === 2 && typing)
    expiry.value = separated ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
  })
  const cvc = field('cvc')
  cvc?.addEventListener('input', () => {
    cvc.value = cvc.value.replace(/\D/g, '').slice(0, 4)
  })
}

function grouped(digits, sizes) {
  const parts = []
  let rest = digits
  for (const size of sizes) {
    if (rest === '') break
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return parts.join(' ')
}

/** Writes `text` and leaves the caret behind the same digit. */
function keepCaret(input, text) {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length
  input.value = text
  if (document.activeElement !== input) return
  let place = 0
  for (let seen = 0; place < text.length && seen < before; place += 1) if (/\d/.test(text[place])) seen += 1
  input.setSelectionRange(place, place)
}

function showBrand(digits) {
  const brands = [
    [/^4/, 'Visa'],
    [/^(5[1-5]|2[2-7])/, 'Mastercard'],
    [/^3[47]/, 'Amex'],
    [/^(6011|65|64[4-9])/, 'Discover'],
  ]
  field('brand').textContent = brands.find(([start]) => start.test(digits))?.[1] ?? ''
}

function fillCards() {
  for (const filler of document.querySelectorAll('[data-card]')) {
    filler.addEventListener('click', () => {
      const card = form.querySelector('input[name=method][value=card]')
      if (!card) return
      card.checked = true
      const year = String(new Date().getFullYear() + 4).slice(-2)
      const values = {number: filler.dataset.card, expiry: `12 / ${year}`, cvc: '123'}
      for (const [name, value] of Object.entries(values)) write(field(name), value)
      if (field('name').value === '') write(field('name'), 'Test Payer')
      button.focus()
    })
  }
}

function write(input, value) {
  input.value = value
  input.dispatchEvent(new Event('input', {bubbles: true}))
}

async function submit() {
  if (button.getAttribute('aria-disabled') === 'true') return
  working(true)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: {accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded'},
      body: new URLSearchParams(new FormData(form)),
    })
    const answer = await response.json()
    if (answer.redirect) {
      location.assign(answer.redirect)
      return
    }
    showErrors(answer.errors ?? {})
  } catch {
    showErrors(
      {},
      'The payment could not be sent. Check that the payments server is running, then try again.',
    )
  }
  working(false)
}

function working(busy) {
  button.setAttribute('aria-disabled', String(busy))
  button.classList.toggle('is-working', busy)
  button.querySelector('.pay-label').textContent = busy ? 'Processing…' : `Pay ${form.dataset.total}`
  status.textContent = busy ? 'Processing your payment' : ''
}

function showErrors(errors, message) {
  for (const element of form.querySelectorAll('.error')) {
    const name = element.id.replace(/-error$/, '')
    setError(name, errors[name])
  }
  failure.hidden = !message
  failure.textContent = message ?? ''
  const first = Object.keys(errors)[0]
  const order = [
    'email',
    'country',
    'company',
    'taxId',
    'line1',
    'postalCode',
    'city',
    'method',
    'number',
    'expiry',
    'cvc',
    'name',
    'account',
  ]
  const firstInPage = order.find((name) => errors[name]) ?? first
  if (firstInPage) (field(firstInPage) ?? form.querySelector(`[name="${firstInPage}"]`))?.focus()
}

function setError(name, message) {
  const element = field(`${name}-error`)
  if (!element) return
  element.hidden = !message
  element.textContent = message ?? ''
  if (message) field(name)?.setAttribute('aria-invalid', 'true')
  else field(name)?.removeAttribute('aria-invalid')
}

function clearError(input) {
  if (input.name === 'method')
    for (const name of ['method', 'number', 'expiry', 'cvc', 'name', 'account']) setError(name)
  else setError(input.name)
  failure.hidden = true
}

/** The panel's webhook switches work as soon as they are touched. */
function instantPanel() {
  for (const panel of document.querySelectorAll('form[data-instant]')) {
    for (const spare of panel.querySelectorAll('[data-without-script]')) spare.hidden = true
    const send = async (submitter) => {
      const response = await fetch(panel.action, {
        method: 'POST',
        headers: {accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded'},
        body: new URLSearchParams(new FormData(panel, submitter)),
      })
      const {held} = await response.json()
      const release = panel.querySelector('button[value=release]')
      release.disabled = held === 0
      field('held').textContent = String(held)
      field('panel-status').textContent = submitter ? 'Released' : 'Webhook settings saved'
    }
    panel.addEventListener('change', () => void send())
    panel.addEventListener('submit', (event) => {
      event.preventDefault()
      void send(event.submitter)
    })
  }
}
