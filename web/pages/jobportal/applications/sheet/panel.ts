import type { ApplicationDetail } from '#web/api/applications.ts'

export interface PanelProps {
  detail: ApplicationDetail
  reload: () => Promise<void>
}
