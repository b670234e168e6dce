/** The share icon: an arrow pointing out of a tray. */
export function ShareIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className="size-4"
    >
      <path d="M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v8h14v-8" />
    </svg>
  )
}
