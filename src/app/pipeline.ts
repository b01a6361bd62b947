import type { CustomFields } from '#src/fields/index.ts'
import type { Hiring } from '#src/hiring/index.ts'
import { createPipeline, type PipelinePorts } from '#src/pipeline/index.ts'
import type { Privacy } from '#src/privacy/index.ts'

type FromOthers = 'erase' | 'fieldsShownTo' | 'followDecision' | 'liveFeed' | 'matching' | 'takeAnswers'

interface Others extends Pick<PipelinePorts, 'liveFeed' | 'matching'> {
  fields: Pick<CustomFields, 'shownToApplicant' | 'takeAnswers'>
  hiring: Pick<Hiring, 'followDecision'>
  privacy: Pick<Privacy, 'eraseRows'>
}

export const buildPipeline = (ports: Omit<PipelinePorts, FromOthers>, { fields, hiring, privacy, ...others }: Others) =>
  createPipeline({
    ...ports,
    ...others,
    takeAnswers: fields.takeAnswers,
    fieldsShownTo: fields.shownToApplicant,
    followDecision: hiring.followDecision,
    erase: privacy.eraseRows,
  })
