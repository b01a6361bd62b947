import { mcqSeconds, voiceSeconds } from '#src/assessment/constants.ts'
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
export const stepsFor = (link: Link): PlannedStep[] => [
  { step: 'instructions', name: 'Instructions' },
  ...(needsCheck(link) ? [{ step: 'verification', name: 'System check' } as const] : []),
  { step: 'consent', name: 'Consent' },
  ...(link.counts.mcq > 0 ? [{ step: 'mcq', name: 'MCQ test' } as const] : []),
  ...(link.counts.voice > 0 ? [{ step: 'voice', name: nameOfVoice(link) } as const] : []),
]

const nameOfVoice = ({ kind, options }: Link) => {
  if (kind === 'interview') return 'Interview'
  return options.answers === 'voice' ? 'Voice assessment' : 'Written answers'
}

/** Minutes for one part of this link. */
export const minutesFor = (part: 'mcq' | 'voice', { extraMinutes }: LinkRecord['options']): number =>
  (part === 'mcq' ? mcqSeconds : voiceSeconds) / 60 + extraMinutes

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** What a candidate should know before the check, one sentence each. */
export const instructionsFor = (link: LinkRecord): string[] => {
  const { options, counts } = link
  const { camera, microphone, screen } = neededDevices(link)
  const isQuiet = microphone ? 'Find a quiet' : 'Find a'
  const devices = [camera && 'camera', microphone && 'microphone'].filter((name) => name !== false).join(' and ')
  return [
    camera ? `${isQuiet}, well-lit place where nobody disturbs you.` : `${isQuiet} place where nobody disturbs you.`,
    ...(options.proctored ? ['Close all other applications and browser tabs.'] : []),
    ...(camera ? ['Have your ID ready.'] : []),
    ...(devices ? [`Test your equipment: your ${devices} must work. The next step checks this with you.`] : []),
    ...(options.proctored
      ? [
          `The session is recorded: ${[
            camera && 'your camera',
            microphone && 'your voice',
            screen && 'your screen where your browser can share it',
          ]
            .filter((name) => name !== false)
            .join(', ')}, and when you leave this page.`,
        ]
      : []),
    ...(counts.mcq > 0
      ? [
          `An MCQ test follows: ${counted(counts.mcq, 'question', 'questions')} in ${minutesFor('mcq', options)} minutes, one at a time.`,
        ]
      : []),
    ...(counts.voice > 0
      ? [
          `${counts.mcq > 0 ? 'After it you answer' : 'You answer'} ${counted(counts.voice, 'open question', 'open questions')} ${
            options.answers === 'voice' ? 'by speaking' : 'in writing'
          }, in ${minutesFor('voice', options)} minutes.`,
        ]
      : []),
    'Every answer is saved at once. If your connection breaks or the page is closed, open the link again: you go on where you were, and the clock keeps running.',
    ...(options.practice ? ['This is for practice: you can take it as often as you like.'] : ['The link can be completed once.']),
  ]
}
