import { catalogues } from '#src/words/catalogues.ts'
import { fill } from '#src/words/fill.ts'
import type { Language } from '#src/words/languages.ts'
import { momentIn } from '#src/words/text.ts'
import type { AskedQuestion, Assessment } from '../assessment.ts'
import { mcqSeconds, voiceSeconds } from '../constants.ts'
import type { LetterPurpose } from '../sending-ports.ts'

type Mails = (typeof catalogues)[Language]['mails']

interface About {
  options: Assessment['options']
  expiresAt: Date
  questions: Pick<AskedQuestion, 'part'>[]
  /** Who invites: the company, or whoever sends it. */
  whom: string
  /** '' for none. */
  title: string
  name: string
}

const isPractice = ({ kind, practice }: Assessment['options']) => kind === 'assessment' && practice

/** What there is to answer, and how long each part takes. */
function tasks(words: Mails, { options, questions }: About): string {
  const count = (part: AskedQuestion['part']) => questions.filter((question) => question.part === part).length
  const [choices, open] = [count('mcq'), count('voice')]
  const minutes = (seconds: number) => seconds / 60 + options.extraMinutes
  const openWords = options.answers === 'voice' ? words.spokenQuestions : words.writtenQuestions
  return [
    ...(choices > 0 ? [fill(words.choiceQuestions, { count: choices, minutes: minutes(mcqSeconds) })] : []),
    ...(open > 0 ? [fill(openWords, { count: open, minutes: minutes(voiceSeconds) })] : []),
    words.timeBegins,
  ].join(' ')
}

/** What it takes, and what is recorded. */
function devices(words: Mails, { options: { proctored, camera, answers }, questions }: About): string {
  const films = proctored && camera
  const speaks = answers === 'voice' && questions.some(({ part }) => part === 'voice')
  const more = films && speaks ? words.needsBoth : films ? words.needsCamera : speaks ? words.needsMicrophone : null
  const recorded = [
    ...(films ? [words.yourCamera] : []),
    ...(proctored ? [words.yourScreen] : []),
    ...(speaks ? [words.yourSpokenAnswers] : []),
  ]
  return [
    words.needsComputer,
    ...(more ? [more] : []),
    recorded.length > 0 ? fill(words.recordedIs, { what: recorded.join('; ') }) : words.recordedNothing,
  ].join(' ')
}

/** What a letter about an assessment says in the language that the applicant reads: its subject, greeting and paragraphs. */
export function letterIn(language: Language, purpose: LetterPurpose, about: About) {
  const { mails: words } = catalogues[language]
  const { options, expiresAt, whom, title, name } = about
  const [what, invite] =
    options.kind === 'interview'
      ? [words.yourOnlineInterview, words.inviteInterview]
      : isPractice(options)
        ? [words.yourPractice, words.invitePractice]
        : [words.yourAssessment, words.inviteAssessment]
  const until = fill(words.beginUntil, { until: momentIn(language, expiresAt.toISOString()) })
  const said: Record<LetterPurpose, { line: string; paragraphs: string[] }> = {
    invitation: {
      line: what,
      paragraphs: [
        fill(invite, { who: whom }),
        tasks(words, about),
        devices(words, about),
        words.nothingLost,
        words.needAnything,
        until,
      ],
    },
    reminder: {
      line: fill(words.reminderOf, { what }),
      paragraphs: [words.aDayIsLeft, tasks(words, about), until, words.needNotTake],
    },
    revoked: { line: fill(words.withdrawnOf, { what }), paragraphs: [words.invitationWithdrawn] },
  }
  const { line, paragraphs } = said[purpose]
  return {
    subject: (title ? `${line} (${title})` : line).slice(0, 200),
    greeting: name ? fill(words.hello, { name }) : words.helloAll,
    paragraphs,
  }
}

/** The button of such a letter. */
export const actionIn = (language: Language, { kind }: Pick<Assessment['options'], 'kind'>) => {
  const { mails: words } = catalogues[language]
  return kind === 'interview' ? words.openOnlineInterview : words.openAssessment
}
