import { productName } from '../content.ts'

export const Logo = ({ href = '/' }: { href?: string }) => (
  <a className="logo" href={href}>
    <svg aria-hidden="true" width="26" height="26" viewBox="0 0 32 32" fill="none">
      <rect width="32" height="32" rx="8" fill="#0f766e" />
      <path d="M9 9.5h14M9 16h9M9 22.5h5" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <circle cx="22.5" cy="21" r="2.6" fill="#a7f3d0" />
    </svg>
    {productName}
  </a>
)
