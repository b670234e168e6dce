/** The ways to pay that the payment page offers. */
export const PAYMENT_METHODS = ['card', 'paypal', 'us_bank_account'] as const

/** Every type of payment method that Stripe lets one name for a Checkout Session. */
export const KNOWN_PAYMENT_METHODS =
  'acss_debit affirm afterpay_clearpay alipay alma amazon_pay au_becs_debit bacs_debit bancontact billie bizum blik boleto card cashapp crypto customer_balance eps fpx giropay grabpay ideal kakao_pay klarna konbini kr_card link mb_way mobilepay multibanco naver_pay nz_bank_account oxxo p24 pay_by_bank payco paynow paypal paypay payto pix promptpay revolut_pay samsung_pay satispay scalapay sepa_debit sequra sofort sunbit swish twint upi us_bank_account wechat_pay zip'.split(
    ' ',
  )
