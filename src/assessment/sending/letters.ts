import { newMessage, queueMail, withdrawMessages } from '#src/hiring/index.ts'
import type { Mail } from '#src/ports/mailer.ts'
import type { Language } from '#src/words/languages.ts'
import type { AskedQuestion, Assessment } from '../assessment.ts'
import { mcqSeconds, voiceSeconds } from '../constants.ts'
import type { LetterPurpose } from '../sending-ports.ts'
import { actionIn, letterIn } from './letter-in-language.ts'
import type { SendingTools, Subject } from './tools.ts'

type Enclosed = Pick<Extract<Mail, { kind: 'candidate-message' }>, 'action' | 'calendar' | 'language'>
type Parts = Pick<AskedQuestion, 'part'>[]

const oneLine = (value: string) => value.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim()

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' })

/** 'Saturday, November 28, 2026, 20:00 (UTC)' */
const untilWords = (at: Date) => `${dayFormat.format(at)}, ${timeFormat.format(at)} (UTC)`

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What there is to answer, and how long that takes at most. */
function taskWords({ options }: Pick<Assessment, 'options'>, questions: Parts): string {
  const mcq = questions.filter(({ part }) => part === 'mcq').length
  const open = questions.length - mcq
  const minutes = (seconds: number) => seconds / 60 + options.extraMinutes
  const how = options.answers === 'voice' ? 'spoken' : 'written'
  const parts = [
    ...(mcq > 0 ? [`${counted(mcq, 'multiple-choice question')} (${minutes(mcqSeconds)} minutes)`] : []),
    ...(open > 0 ? [`${counted(open, 'question')} with ${how} answers (${minutes(voiceSeconds)} minutes)`] : []),
  ]
  return `There ${parts.length === 1 && questions.length === 1 ? 'is' : 'are'} ${parts.join(' and ')}. ${parts.length === 1 ? 'The time begins when you start.' : 'Each part has its own time, which begins when you start it.'}`
}

function deviceWords({ proctored, camera, answers }: Assessment['options'], hasOpen: boolean): string {
  const speaks = answers === 'voice' && hasOpen
  const devices = [...(proctored && camera ? ['a camera'] : []), ...(speaks ? ['a microphone'] : [])]
  const needs =
    devices.length > 0
      ? `You need a computer with ${devices.join(' and ')}, and a current version of Chrome, Edge, Firefox or Safari.`
      : 'You need a current version of Chrome, Edge, Firefox or Safari. You do not need a camera or a microphone.'
  const recorded = [
    ...(proctored && camera ? ['your camera'] : []),
    ...(proctored ? ['your screen, where your browser allows it'] : []),
    ...(speaks ? ['your spoken answers'] : []),
  ]
  const recording =
    recorded.length > 0
      ? `What is recorded: ${recorded.join('; ')}. You are asked to agree before anything is recorded.`
      : 'Only your answers are recorded.'
  return `${needs} ${recording}`
}

interface Voices {
  company: string
  sender: string
  /** Of whoever reads it. */
  language: Language
}

/** What a letter says, without the secret of its link: that stands in the mail and nowhere else. */
function written(
  purpose: LetterPurpose,
  assessment: Assessment,
  questions: Parts,
  subject: Subject,
  { company, sender, language }: Voices,
) {
  const title = oneLine(subject.jobTitle)
  const job = title ? ` for ${title}` : ''
  const name = oneLine(subject.name ?? '')
  const { options, expiresAt } = assessment
  const what = options.kind === 'interview' ? 'interview' : options.practice ? 'practice assessment' : 'assessment'
  const an = options.kind === 'interview' || what === 'assessment' ? `an ${what}` : `a ${what}`
  const hasOpen = questions.some(({ part }) => part === 'voice')
  const whom = company || sender
  const close = [oneLine(sender), ...(company && company !== sender ? [company] : [])].join('\n')
  if (language !== 'en') {
    const letter = letterIn(language, purpose, { options, expiresAt, questions, whom, title, name })
    return { subject: letter.subject, body: [letter.greeting, ...letter.paragraphs, close].join('\n\n') }
  }
  const until = `The link is for you alone. You can begin until ${untilWords(expiresAt)}, at any time that suits you.`
  const said: Record<LetterPurpose, { line: string; paragraphs: string[] }> = {
    invitation: {
      line: `Your ${what}${job}`,
      paragraphs: [
        `${whom} would like to invite you to take ${an}${job}, online and on your own computer.`,
        taskWords(assessment, questions),
        deviceWords(options, hasOpen),
        ...(options.practice ? ['This is for practice: you can take it again, and no result counts.'] : []),
        `If you lose the connection, nothing is lost: open the link again and continue where you were.`,
        `Do you need more time${options.answers === 'voice' && hasOpen ? ', written instead of spoken answers,' : ''} or anything else to be able to show what you can do? Reply to this email and ask; you do not have to say why.`,
        until,
      ],
    },
    reminder: {
      line: `Reminder: your ${what}${job}`,
      paragraphs: [
        `A day is left for your ${what}${job}. You have not begun yet.`,
        taskWords(assessment, questions),
        until,
        'If you do not want to take it, you do not have to do anything.',
      ],
    },
    revoked: {
      line: `Your ${what}${job} was withdrawn`,
      paragraphs: [`The invitation to take ${an}${job} was withdrawn. You do not have to do anything. The link no longer works.`],
    },
  }
  const { line, paragraphs } = said[purpose]
  return { subject: line.slice(0, 200), body: [name ? `Hello ${name},` : 'Hello,', ...paragraphs, close].join('\n\n') }
}

const actionText = (options: Assessment['options'], purpose: LetterPurpose, language: Language) =>
  purpose === 'revoked' ? null : actionIn(language, options)

const languageOf = async ({ languageOf }: SendingTools, { options, candidateId }: Assessment): Promise<Language> =>
  options.language ?? (await languageOf(candidateId)) ?? 'en'

/** For what the mail says around the letter. */
const readIn = (language: Language): Pick<Enclosed, 'language'> => (language === 'en' ? {} : { language })

/** Files a message to the candidate and queues its mail, in the caller's transaction; resolves to the message's id. */
export async function writeToCandidate(
  tools: SendingTools,
  purpose: LetterPurpose,
  assessment: Assessment,
  subject: Subject,
  link: string | null,
): Promise<string | null> {
  const { assessments, assessmentLetters, clock, colleagues, ids, messages, subjects } = tools
  const people = await colleagues.ofWorkspace(assessment.workspaceId)
  const sender = people.find(({ id }) => id === assessment.sentBy) ?? people.find(({ role }) => role === 'owner')
  // Nobody there can sign in any more, so nobody could read an answer.
  if (!sender) return null
  const company = oneLine(await subjects.workspaceName(assessment.workspaceId))
  const questions = await assessments.questionsOf(assessment.id)
  const language = await languageOf(tools, assessment)
  const to = assessment.candidateEmail
  const message = newMessage(
    {
      id: ids.id(),
      candidateId: assessment.candidateId,
      senderId: sender.id,
      address: to,
      ...written(purpose, assessment, questions, subject, { company, sender: oneLine(sender.fullName), language }),
    },
    clock.now(),
  )
  await messages.add(assessment.workspaceId, message)
  await assessmentLetters.add(message.id, assessment.id, purpose)
  const text = actionText(assessment.options, purpose, language)
  const enclosed = { ...(text && link ? { action: { text, href: link } } : {}), ...readIn(language) }
  await queueMail(tools, message, { sender, companyName: company }, enclosed)
  return message.id
}

/** What goes along when a message is sent again that had failed; nothing for messages of others, or once it would mislead. */
export async function enclosedAgain(tools: SendingTools, messageId: string): Promise<Enclosed> {
  const letter = await tools.assessmentLetters.find(messageId)
  const assessment = letter && (await tools.assessments.withId(letter.assessmentId))
  if (!letter || !assessment || assessment.revokedAt || assessment.completedAt) return {}
  const language = await languageOf(tools, assessment)
  const text = actionText(assessment.options, letter.purpose, language)
  // The link that was shown to the recruiter may have reached the candidate another way: it goes on working.
  return text ? { action: { text, href: await tools.newLink(assessment, false) }, ...readIn(language) } : {}
}

/** Withdraws the letters about an assessment that have not gone out. True when the candidate may have heard of it already. */
export async function withdrawLetters(
  tools: Pick<SendingTools, 'assessmentLetters' | 'clock' | 'jobs' | 'messages'>,
  assessmentId: string,
): Promise<boolean> {
  const letters = await tools.assessmentLetters.of(assessmentId)
  return withdrawMessages(
    tools,
    letters.map(({ messageId }) => messageId),
  )
}
