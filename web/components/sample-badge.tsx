import { useUser } from '../state/user.ts'
import { StatusBadge } from './status-badge.tsx'

/** Marks a job or a candidate that came as sample data; nothing for all others. */
export const SampleBadge = ({ id }: { id: string }) => {
  const samples = useUser()?.samples
  return samples?.includes(id) ? <StatusBadge tone="accent">Sample</StatusBadge> : null
}
