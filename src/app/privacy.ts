import { createPrivacy, type PrivacyPorts } from '#src/privacy/index.ts'
import type { announcements } from './announce.ts'
import type { Instance } from './instance.ts'

type FromOthers = 'eraseOldElsewhere' | 'liveFeed'

export type PrivacyOutside = Omit<PrivacyPorts, FromOthers | 'announce' | 'noteOnTimeline' | 'recordingDays'> &
  Pick<Instance, 'config'>

interface Others extends Pick<PrivacyPorts, FromOthers> {
  tell: ReturnType<typeof announcements>
}

export const buildPrivacy = (ports: PrivacyOutside, { tell, ...others }: Others) =>
  createPrivacy({
    ...ports,
    ...others,
    recordingDays: ports.config.assessments.recordingDays,
    noteOnTimeline: tell.noteOnTimeline,
    announce: tell.announceWorkflow,
  })
