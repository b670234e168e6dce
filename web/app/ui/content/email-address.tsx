import {classNames} from '~/ui/class-names'

interface EmailAddressProps {
  address: string
  className?: string
}

/** An address that a narrow place breaks before its @, and only if that is not enough anywhere else. */
export function EmailAddress({address, className}: EmailAddressProps) {
  const at = address.lastIndexOf('@')
  return (
    <span className={classNames('wrap-anywhere', className)}>
      {at > 0 && address.slice(0, at)}
      <wbr />
      {at > 0 ? address.slice(at) : address}
    </span>
  )
}
