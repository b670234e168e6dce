import {html} from 'hono/html'
import {documentOf, type Markup} from '../../stand-in/document.ts'
import type {Account, AccountFile} from '../ledger/tables.ts'
import {COUNTRIES} from '../ledger/tax-rates.ts'
import {LISTED_BIRTHDAY} from './accounts.ts'
import type {OnboardingErrors, OnboardingForm} from './onboarding-form.ts'

export interface OnboardingPage {
  merchant: string
  account: Account
  file: AccountFile
  /** the address of the page, which its form is sent to */
  address: string
  /** What was sent before and refused. */
  form?: OnboardingForm
  errors?: OnboardingErrors
}

/** The form in which somebody says who they are, and where their money goes. */
export function onboardingPage({
  merchant,
  account,
  file,
  address,
  form,
  errors = {},
}: OnboardingPage): Markup {
  const country = form?.country || account.country
  const body = html`<a class="skip-link" href="#details">Skip to your details</a>
    <div class="checkout">
      <header class="summary">
        <div class="summary-inner">
          <p class="merchant">${merchant} <span class="badge badge-waiting">Test mode</span></p>
          <h1>
            <span class="pay-to">${merchant} works with the local payments server</span>
            <span class="amount">Get paid by ${merchant}</span>
          </h1>
          <p class="quiet about">
            Say who you are and which bank account your money goes to. ${merchant} sees whether you can be
            paid, and neither your date of birth nor your account number.
          </p>
        </div>
      </header>
      <main class="payment" id="details" tabindex="-1">
        <form class="payment-inner" method="post" action="${address}" novalidate>
          ${refusal(file)}
          <section class="fields" aria-labelledby="person-heading">
            <h2 id="person-heading">About you</h2>
            <div class="pair">
              ${field('firstName', 'First name', errors, html`autocomplete="given-name" value="${form?.firstName ?? file.firstName}"`)}
              ${field('lastName', 'Last name', errors, html`autocomplete="family-name" value="${form?.lastName ?? file.lastName}"`)}
            </div>
            ${field('born', 'Date of birth', errors, html`type="date" autocomplete="bday" value="${form?.born ?? file.born}"`)}
            <div class="field">
              <label for="country">Country</label>
              <div class="control">
                <select
                  class="input"
                  id="country"
                  name="country"
                  autocomplete="country"
                  aria-describedby="country-error"
                >
                  ${COUNTRIES.map(
                    (one) =>
                      html`<option value="${one.country}" ${one.country === country ? html`selected` : ''}>
                        ${one.name}
                      </option>`,
                  )}
                </select>
              </div>
              ${problem('country', errors)}
            </div>
          </section>
          <section class="fields" aria-labelledby="bank-heading">
            <h2 id="bank-heading">Your bank account</h2>
            ${
              file.hasBankFailed
                ? html`<p class="alert">
                    Your bank sent the last payout back. Enter another account, or the right number.
                  </p>`
                : ''
            }
            ${field('routing', 'Routing number (United States)', errors, html`inputmode="numeric" autocomplete="off" value="${form?.routing ?? file.routing}"`)}
            ${field('bank', 'Account number or IBAN', errors, html`autocomplete="off" value="${form?.bank ?? ''}"`)}
          </section>
          <div class="submit">
            <div>
              <label class="choice">
                <input
                  type="checkbox"
                  name="terms"
                  value="on"
                  aria-describedby="terms-error"
                  ${form?.terms === 'on' || file.isSubmitted ? html`checked` : ''}
                />
                I agree to the terms of the payments server
              </label>
              ${problem('terms', errors)}
            </div>
            <button class="button button-accent pay-button" name="do" value="submit">Agree and submit</button>
            <button class="button" name="do" value="later">Save and finish later</button>
            <p class="quiet small">
              You go back to ${merchant} afterwards. Nothing of it leaves this computer.
            </p>
          </div>
        </form>
        <details class="test-panel" id="test-panel">
          <summary class="chevron">Test panel</summary>
          <dl class="test-values">
            <dt>Can be paid</dt>
            <dd>any name and date of birth, routing number 110000000, account 000123456789</dd>
            <dt>Refused</dt>
            <dd>date of birth ${LISTED_BIRTHDAY}</dd>
            <dt>The bank sends payouts back</dt>
            <dd>account 000111111116, or IBAN DE62 3704 0044 0532 0130 01</dd>
          </dl>
          <p class="quiet small"><a href="/#accounts">All accounts</a></p>
        </details>
      </main>
    </div>`
  return documentOf({title: `Get paid by ${merchant}`, styles: ['pay.css'], body})
}

function refusal({refusal, wanted}: AccountFile): Markup | string {
  if (refusal !== null)
    return html`<p class="alert">This account cannot be paid (${refusal}). Ask the payments server why.</p>`
  if (wanted.length > 0)
    return html`<p class="alert">
      Something more is wanted: ${wanted.join(', ')}. Sending the form in again hands it in.
    </p>`
  return ''
}

function field(
  name: keyof OnboardingErrors,
  label: string,
  errors: OnboardingErrors,
  attributes: Markup,
): Markup {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <div class="control">
      <input
        class="input"
        id="${name}"
        name="${name}"
        aria-describedby="${name}-error"
        ${errors[name] === undefined ? '' : html`aria-invalid="true"`}
        ${attributes}
      />
    </div>
    ${problem(name, errors)}
  </div>`
}

function problem(name: keyof OnboardingErrors, errors: OnboardingErrors): Markup {
  const error = errors[name]
  return html`<p class="error" id="${name}-error" ${error === undefined ? html`hidden` : ''}>
    ${error ?? ''}
  </p>`
}
