import {Icon, type IconProps} from '~/ui/icon'

export const CartIcon = (props: IconProps) => (
  <Icon {...props} d="M2 4h3l2.6 11.5h10.2L20.5 8H6M9.5 20h.01M16.5 20h.01" />
)
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M3 8h18M3 16h18" />
export const MoonIcon = (props: IconProps) => (
  <Icon {...props} d="M20 14.3A8.3 8.3 0 0 1 9.7 4 8.3 8.3 0 1 0 20 14.3z" />
)
export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4l1.4 1.4m0-14.2l-1.4 1.4M6.3 17.7l-1.4 1.4"
  />
)
