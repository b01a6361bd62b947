import type { ReactNode } from 'react'

const Icon = ({ children, className }: { children: ReactNode; className?: string }) => (
  <svg
    aria-hidden="true"
    className={className}
    width="18"
    height="18"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
)

export const SunIcon = () => (
  <Icon className="sun">
    <circle cx="10" cy="10" r="3.4" />
    <path d="M10 2v1.6M10 16.4V18M2 10h1.6M16.4 10H18M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M15.7 4.3l-1.2 1.2M5.5 14.5l-1.2 1.2" />
  </Icon>
)
export const MoonIcon = () => (
  <Icon className="moon">
    <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
  </Icon>
)
export const MenuIcon = () => (
  <Icon>
    <path d="M3 6h14M3 10h14M3 14h14" />
  </Icon>
)
export const GlobeIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.6" />
    <path d="M2.4 10h15.2M10 2.4c2.2 2.1 3.2 4.7 3.2 7.6s-1 5.5-3.2 7.6c-2.2-2.1-3.2-4.7-3.2-7.6s1-5.5 3.2-7.6Z" />
  </Icon>
)
export const QuestionIcon = () => (
  <Icon>
    <path d="M7.4 7.6a2.7 2.7 0 1 1 3.9 2.4c-.8.4-1.3 1-1.3 1.9v.3M10 15h.01" />
    <circle cx="10" cy="10" r="7.6" />
  </Icon>
)
export const FindIcon = () => (
  <Icon>
    <circle cx="8.8" cy="8.8" r="5.3" />
    <path d="m12.8 12.8 4 4" />
  </Icon>
)
export const SortIcon = () => (
  <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.6">
    <path d="m1.5 6 3.5-3.5L8.5 6" />
  </svg>
)
export const ChevronIcon = () => (
  <Icon>
    <path d="m6 8 4 4 4-4" />
  </Icon>
)
export const CheckIcon = ({ className }: { className?: string }) => (
  <Icon className={className}>
    <circle cx="10" cy="10" r="7.5" />
    <path d="m6.8 10.2 2.2 2.2 4.3-4.6" />
  </Icon>
)
export const InfoIcon = ({ className }: { className?: string }) => (
  <Icon className={className}>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 9.2v4M10 6.4v.2" />
  </Icon>
)
export const WarningIcon = ({ className }: { className?: string }) => (
  <Icon className={className}>
    <path d="M10 3 2.4 16.4h15.2L10 3ZM10 8.4v3.8M10 14.2v.1" />
  </Icon>
)
export const PersonIcon = () => (
  <Icon>
    <circle cx="10" cy="7" r="3.2" />
    <path d="M3.8 16.8c.8-3 3.2-4.6 6.2-4.6s5.4 1.6 6.2 4.6" />
  </Icon>
)
export const ListIcon = () => (
  <Icon>
    <path d="M3.5 5h8M3.5 10h6M3.5 15h4M13 12.6l1.8 1.8 3-3.4" />
  </Icon>
)
export const FileIcon = () => (
  <Icon>
    <path d="M5 2.5h6.5L15 6v11.5H5v-15ZM11 2.5V6.5h4M7.5 10.5h5M7.5 13.5h5" />
  </Icon>
)
export const TemplateIcon = () => (
  <Icon>
    <path d="M3 4h14v4H3V4Zm0 7h6v5H3v-5Zm9 0h5M12 13.5h5M12 16h3" />
  </Icon>
)
export const ScaleIcon = () => (
  <Icon>
    <path d="M10 3v14M6 17h8M4 6h12M4 6l-2 5.2a2.4 2.4 0 0 0 4 0L4 6Zm12 0-2 5.2a2.4 2.4 0 0 0 4 0L16 6Z" />
  </Icon>
)
export const FlowIcon = () => (
  <Icon>
    <path d="M3 5h4v4H3V5Zm10 6h4v4h-4v-4ZM7 7h3.5a2 2 0 0 1 2 2v4" />
  </Icon>
)
export const QuizIcon = () => (
  <Icon>
    <path d="M3 3.5h14v13H3v-13ZM6.2 8l1.2 1.2L9.6 7M12 8h2.5M6.2 13l1.2 1.2L9.6 12M12 13h2.5" />
  </Icon>
)
export const ClockIcon = () => (
  <Icon>
    <path d="M3.4 6.5A7.5 7.5 0 1 1 2.5 10M3 3.2v3.5h3.5M10 6v4.2l2.8 1.6" />
  </Icon>
)
export const ChartIcon = () => (
  <Icon>
    <path d="M3 17h14M5.5 14v-4M10 14V4.5M14.5 14V8" />
  </Icon>
)
export const VideoIcon = () => (
  <Icon>
    <path d="M2.5 5.5h10v9h-10v-9Zm10 3.2 5-2.4v7.4l-5-2.4" />
  </Icon>
)
