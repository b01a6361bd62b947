import { Dialog } from '@radix-ui/themes'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { longestQuestion } from '#src/talent/ask/constants.ts'
import { askAddress } from '../../api/ask.ts'
import { evidenceAhead } from '../../api/evidence.ts'
import { workflowAhead } from '../../api/hiring.ts'
import { useIsNamed, useMayChange, useUser } from '../../state/user.ts'
import { allPlaces, navItemsFor } from '../nav-items.ts'
import { type Finding, useJobs, usePeople } from './use-findings.ts'
import { isSought } from './words.ts'

const pagesFor = (role: string | undefined): Finding[] =>
  allPlaces(navItemsFor(role)).map(({ to, text, page }) => ({
    id: to,
    to,
    text: page ? `${text} (${page})` : text,
    detail: 'Page',
  }))

const actions: Finding[] = [
  { id: 'upload', to: '/dashboard/upload', text: 'Match resumes with a job', detail: 'Action' },
  { id: 'write', to: '/dashboard/job-descriptions/new', text: 'Write a job description', detail: 'Action' },
  { id: 'import', to: '/dashboard/import', text: 'Import people from a table', detail: 'Action' },
  { id: 'invite', to: '/dashboard/team', text: 'Invite a colleague', detail: 'Action' },
]

const help: Finding[] = [
  { id: 'privacy', to: '/privacy', text: 'How data is handled', detail: 'Help' },
  { id: 'definitions', to: '/dashboard/analytics', text: 'What the numbers mean', detail: 'Help' },
]

const mostPages = 5
const restMs = 120

interface Group {
  heading: string
  findings: Finding[]
}

/** Finds people, jobs, pages, actions and help as somebody types; what is none of them can be asked as a question. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [pressed, setPressed] = useState(false)
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const isNamed = useIsNamed()
  const role = useUser()?.role
  const words = typed.trim()
  const people = usePeople(words)
  const jobs = useJobs(words, role)
  const waits = people.words !== words
  const among = (findings: Finding[]) => findings.filter(({ text }) => isSought(text, words)).slice(0, mostPages)
  const question: Finding = { id: 'ask', to: askAddress({ question: words }), text: `Ask: “${words}”`, detail: 'Question' }
  const groups: Group[] = [
    { heading: 'People', findings: waits && words !== '' ? [] : people.found },
    { heading: 'Jobs', findings: words === '' ? [] : jobs },
    { heading: 'Actions', findings: mayChange ? among(actions) : [] },
    { heading: 'Pages', findings: among(pagesFor(role)) },
    { heading: 'Help', findings: words === '' || isNamed ? [] : among(help) },
    { heading: 'Ask', findings: words === '' || isNamed ? [] : [question] },
  ].filter(({ findings }) => findings.length > 0)
  const all = groups.flatMap(({ findings }) => findings)
  const chosen = all[Math.min(at, all.length - 1)]
  const optionId = (finding: Finding) => `${list}-${finding.id.replaceAll(/[^\w-]/g, '-')}`

  const go = (finding: Finding | undefined) => {
    if (!finding) return
    onClose()
    navigate(finding.to)
  }
  // Enter may come before the answer: then it waits for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answer has come
  useEffect(() => {
    if (pressed && !waits) go(chosen)
  }, [pressed, waits])
  const [top] = people.found
  useEffect(() => {
    // The page that most people are looked for comes while they are typed.
    void import('../../pages/recruiter/candidate/candidate-page.tsx').catch(() => undefined)
  }, [])
  useEffect(() => {
    if (!top) return
    // Whoever types on is about somebody else in a moment.
    const timer = setTimeout(() => {
      void evidenceAhead.ask(top.id)
      void workflowAhead.ask(top.id)
    }, restMs)
    return () => clearTimeout(timer)
  }, [top])

  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by && all.length > 0) {
      event.preventDefault()
      const next = (Math.min(at, all.length - 1) + by + all.length) % all.length
      setAt(next)
      const option = all[next]
      if (option) document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (waits && words !== '') setPressed(true)
      else go(chosen)
    }
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        className="palette"
        style={{ maxWidth: '38rem' }}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          opener.current = document.activeElement as HTMLElement | null
          input.current?.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (opener.current?.isConnected) opener.current.focus()
        }}
      >
        <Dialog.Title className="visually-hidden">Find people, jobs and pages</Dialog.Title>
        <input
          ref={input}
          className="palette-input border-box w-full pad-wide border-0 line-bottom text-strong"
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          aria-autocomplete="list"
          aria-label="Find people, jobs and pages, or ask a question"
          placeholder="Find people, jobs and pages, or ask a question"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestQuestion}
          value={typed}
          onKeyDown={handleKey}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            setAt(0)
            setPressed(false)
          }}
        />
        <div id={list} role="listbox" aria-label="Found" className="scroll-y max-h-24 p-2">
          {groups.map(({ heading, findings }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={heading} role="group" aria-label={heading}>
              <p className="pad-tight text-soft small strong" aria-hidden="true">
                {heading}
              </p>
              {findings.map((finding) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
                <div
                  key={finding.id}
                  id={optionId(finding)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={finding === chosen}
                  className="palette-option flex items-baseline justify-between gap-4 pad-tight rounded-3 pointer"
                  onPointerMove={() => setAt(all.indexOf(finding))}
                  onClick={() => go(finding)}
                >
                  <span className="min-w-0 break-anywhere">{finding.text}</span>
                  <span className="palette-detail truncate flex-none text-soft small">{finding.detail}</span>
                </div>
              ))}
            </div>
          ))}
        </div>
        <p className="line-top text-soft small pad-low">
          {people.failed ? (
            <span role="alert">People could not be searched. Check your connection and type on.</span>
          ) : (
            <>
              <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
            </>
          )}
        </p>
        <p className="visually-hidden" role="status">
          {waits ? '' : all.length === 1 ? '1 found' : `${all.length} found`}
        </p>
      </Dialog.Content>
    </Dialog.Root>
  )
}
