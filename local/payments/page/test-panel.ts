import {html} from 'hono/html'
import type {Markup} from '../../stand-in/document.ts'
import type {Session, WebhookSettings} from '../ledger/tables.ts'

export interface PanelState {
  settings: WebhookSettings
  /** How many webhooks are held back. */
  held: number
}

const CARDS = [
  ['4242 4242 4242 4242', 'Paid'],
  ['4000 0000 0000 0002', 'Declined'],
  ['4000 0000 0000 9995', 'Insufficient funds'],
] as const

/** What only a test page has: ready cards, the bank transfer's end, expiry, and tampering with webhooks. */
export function testPanel(session: Session, {settings, held}: PanelState): Markup {
  return html`<details class="test-panel" id="test-panel">
    <summary class="chevron">Test panel</summary>
    <div class="test-groups">
      <section aria-labelledby="test-cards">
        <h2 id="test-cards">Cards</h2>
        <ul class="test-cards">
          ${CARDS.map(
            ([number, outcome]) =>
              html`<li>
                <button class="button card-filler" type="button" data-card="${number}">
                  <span>${outcome}</span><span class="tabular quiet">${number}</span>
                </button>
              </li>`,
          )}
        </ul>
      </section>

      <fieldset>
        <legend>A bank transfer</legend>
        <label class="choice"
          ><input type="radio" name="settle" value="succeed" form="pay" checked /> arrives</label
        >
        <label class="choice"><input type="radio" name="settle" value="fail" form="pay" /> fails</label>
        <label class="choice"
          ><input type="radio" name="settle" value="wait" form="pay" /> waits until told</label
        >
        <label class="choice">
          after
          <input
            class="input seconds tabular"
            type="number"
            name="seconds"
            value="8"
            min="0"
            max="86400"
            form="pay"
          />
          seconds
        </label>
      </fieldset>

      <form method="post" action="/pay/${session.id}/webhooks" data-instant>
        <fieldset>
          <legend>Webhooks</legend>
          ${toggle('hold', 'Hold back', settings.hold)} ${toggle('twice', 'Send each twice', settings.twice)}
          ${toggle('reverse', 'Reverse the order', settings.reverse)}
        </fieldset>
        <div class="buttons">
          <button class="button" name="do" value="set" data-without-script>Apply</button>
          <button class="button" name="do" value="release" ${held === 0 ? html`disabled` : ''}>
            <span>Release held (<span id="held">${held}</span>)</span>
          </button>
        </div>
        <p class="visually-hidden" role="status" id="panel-status"></p>
      </form>

      <form method="post" action="/pay/${session.id}/expire">
        <h2>Session</h2>
        <div class="buttons"><button class="button">Expire this session</button></div>
      </form>
    </div>
    <p class="quiet small"><a href="/">All sessions, refunds and webhooks</a></p>
  </details>`
}

function toggle(name: keyof WebhookSettings, label: string, on: boolean): Markup {
  return html`<label class="choice">
    <input type="checkbox" name="${name}" value="on" ${on ? html`checked` : ''} /> ${label}
  </label>`
}
