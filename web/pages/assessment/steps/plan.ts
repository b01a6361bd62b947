import { mcqSeconds, voiceSeconds } from '#src/assessment/constants.ts'
import { fill } from '#src/words/fill.ts'
import type { Language } from '#src/words/languages.ts'
import { plural } from '#src/words/text.ts'
import type { Words } from '#src/words/words.ts'
import type { LinkRecord } from '../../../api/assessment.ts'
import { neededDevices, type Step } from '../sitting.ts'

export interface PlannedStep {
  step: Step
  name: string
}

type Link = Pick<LinkRecord, 'kind' | 'options' | 'counts'>

/** Whether anything has to be tried out before it begins. A screen is asked for where the browser has one to share. */
export const needsCheck = (link: Link): boolean => {
  const { camera, microphone } = neededDevices(link)
  return camera || microphone
}

/** The steps of this link, in their order. */
export const stepsFor = (link: Link, words: Words['assessment']): PlannedStep[] => [
  { step: 'instructions', name: words.instructions },
  ...(needsCheck(link) ? [{ step: 'verification', name: words.systemCheck } as const] : []),
  { step: 'consent', name: words.consent },
  ...(link.counts.mcq > 0 ? [{ step: 'mcq', name: words.mcqStep } as const] : []),
  ...(link.counts.voice > 0 ? [{ step: 'voice', name: nameOfVoice(link, words) } as const] : []),
]

const nameOfVoice = ({ kind, options }: Link, words: Words['assessment']) => {
  if (kind === 'interview') return words.interview
  return options.answers === 'voice' ? words.voiceStep : words.writtenStep
}

/** Minutes for one part of this link. */
export const minutesFor = (part: 'mcq' | 'voice', { extraMinutes }: LinkRecord['options']): number =>
  (part === 'mcq' ? mcqSeconds : voiceSeconds) / 60 + extraMinutes

const placeFor = (words: Words['assessment'], isLit: boolean, isQuiet: boolean) => {
  if (isLit) return isQuiet ? words.quietLitPlace : words.litPlace
  return isQuiet ? words.quietPlace : words.place
}

const testOf = (words: Words['assessment'], camera: boolean, microphone: boolean) => {
  if (camera) return microphone ? words.testBoth : words.testCamera
  return microphone ? words.testMicrophone : null
}

const answersFollow = (words: Words['assessment'], isAfter: boolean, isSpoken: boolean) => {
  if (isAfter) return isSpoken ? words.thenSpeak : words.thenWrite
  return isSpoken ? words.speak : words.write
}

/** What a candidate should know before the check, one sentence each. */
export const instructionsFor = (link: LinkRecord, words: Words['assessment'], language: Language): string[] => {
  const { options, counts } = link
  const { camera, microphone, screen } = neededDevices(link)
  const recorded = [camera && words.yourCamera, microphone && words.yourVoice, screen && words.yourScreen]
  const mcq = {
    questions: plural(language, words.questions, counts.mcq),
    minutes: minutesFor('mcq', options),
  }
  const open = {
    questions: plural(language, words.openQuestions, counts.voice),
    minutes: minutesFor('voice', options),
  }
  return [
    placeFor(words, camera, microphone),
    options.proctored && words.closeOthers,
    camera && words.haveId,
    testOf(words, camera, microphone),
    options.proctored && fill(words.recorded, { what: recorded.filter((what) => what !== false).join(', ') }),
    counts.mcq > 0 && fill(words.mcqFollows, mcq),
    counts.voice > 0 && fill(answersFollow(words, counts.mcq > 0, options.answers === 'voice'), open),
    words.savedAtOnce,
    options.practice ? words.forPractice : words.onlyOnce,
  ].filter((sentence) => typeof sentence === 'string')
}
