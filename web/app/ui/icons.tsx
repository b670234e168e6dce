import {Icon, type IconProps} from './icon'

export const CloseIcon = (props: IconProps) => <Icon {...props} d="M5.5 5.5l13 13m0-13l-13 13" />
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M6 9.5l6 6 6-6" />
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="M14.5 6l-6 6 6 6" />
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="M9.5 6l6 6-6 6" />
export const ArrowRightIcon = (props: IconProps) => <Icon {...props} d="M4 12h16m-6-6l6 6-6 6" />
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />
export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />
export const CheckIcon = (props: IconProps) => <Icon {...props} d="M4.5 12.5l5 5L20 7" />
export const BookmarkIcon = (props: IconProps) => <Icon {...props} d="M6.5 4h11v16L12 15.8 6.5 20z" />
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21" />
)
export const FilterIcon = (props: IconProps) => (
  <Icon {...props} d="M3 7h10m6 0h2M3 17h2m6 0h10M16 4.5v5M8 14.5v5" />
)
export const WarningIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v5M12 16.5h.01" />
)
export const OfflineIcon = (props: IconProps) => (
  <Icon {...props} d="M7 8.3A5 5 0 0 0 7.5 18H17m2.5-1.2A4 4 0 0 0 17.5 10h-1.2A6 6 0 0 0 10 5.9M3 3l18 18" />
)
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.2l3.5 2" />
)
export const ShieldIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3l8 3v5.5c0 5-3.4 8-8 9.5-4.6-1.5-8-4.5-8-9.5V6zM8.5 12l2.5 2.5 4.5-4.5" />
)
