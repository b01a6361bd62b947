import type { ApplicationStatus } from '../../../api/applications.ts'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'

const tones: Record<ApplicationStatus, Tone> = { New: 'accent', Reviewed: 'info', Shortlisted: 'success', Rejected: 'neutral' }

export const StatusMark = ({ status }: { status: ApplicationStatus }) => <StatusBadge tone={tones[status]}>{status}</StatusBadge>
