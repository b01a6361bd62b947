import type { Matching } from '#src/matching/index.ts'
import { createNotices, type NoticesPorts } from '#src/notices/index.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import type { Privacy } from '#src/privacy/index.ts'
import type { announcements } from './announce.ts'
import type { Instance } from './instance.ts'

type FromOthers = 'announce' | 'erasePerson' | 'exportPerson' | 'letterBudget' | 'matching' | 'modelName' | 'noteOnTimeline'

export type NoticesOutside = Omit<NoticesPorts, FromOthers | 'recordingDays' | 'settings'> & Pick<Instance, 'config' | 'secret'>

interface Others extends Pick<NoticesPorts, 'letterBudget'> {
  matching: Pick<Matching, 'ownResume'>
  privacy: Pick<Privacy, 'eraseOnRequest' | 'exportPerson'>
  tell: ReturnType<typeof announcements>
  languageModel: Pick<LanguageModel, 'name'>
}

export const buildNotices = (ports: NoticesOutside, { letterBudget, matching, privacy, tell, languageModel }: Others) =>
  createNotices({
    ...ports,
    letterBudget,
    matching: matching.ownResume,
    recordingDays: ports.config.assessments.recordingDays,
    modelName: languageModel.name === 'none' ? null : languageModel.name,
    noteOnTimeline: tell.noteOnTimeline,
    announce: tell.announceWorkflow,
    erasePerson: privacy.eraseOnRequest,
    exportPerson: (workspaceId, candidateId, { requestId }) =>
      privacy.exportPerson({ id: null, workspaceId }, candidateId, requestId),
    settings: { publicUrl: ports.config.publicUrl, secret: ports.secret },
  })
