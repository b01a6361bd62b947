import type { ReactNode } from 'react'
import type { EvidenceAnswer, ShownEvidence } from '../../../api/evidence.ts'
import type { ReadingView } from '../../../api/matching.ts'
import { Notice } from '../../../components/notice.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { HowRead } from '../reasons/how-read.tsx'
import { ReadItYourself } from '../reasons/read-it-yourself.tsx'
import { ChoiceButton, type Choosing } from './choice-button.tsx'
import { gapChoice, instructionChoice } from './choices.ts'

interface WhatWasReadProps extends Choosing {
  /** How the resume was read; null where nobody noted it. */
  reading: ReadingView | null
  /** Null while it is not there: then only the facts are shown. */
  evidence: ShownEvidence | null
  /** The facts. */
  children: ReactNode
}

/** The facts that were read, with everything that only the machine or only a person would notice. */
export const WhatWasRead = ({ evidence, reading, children, ...choosing }: WhatWasReadProps) => (
  <div className="stack gap-6">
    {evidence?.document.recognised && (
      <Notice tone="warning">
        <strong>Recognized, not read</strong>
        <p>The pages are pictures. Their words were recognized and may hold mistakes: compare them with the page.</p>
      </Notice>
    )}
    <HowRead
      advice={<ReadItYourself reading={reading} />}
      reading={reading}
      place={
        evidence
          ? ({ kind, part, quote }) => (
              <ChoiceButton choice={gapChoice(kind, part, quote)} className="demand demand-plain" {...choosing}>
                <span className="medium break-anywhere">“{shortened(quote.quote)}”</span>
                <span className="quote-page muted small numeric nowrap">p. {quote.page}</span>
              </ChoiceButton>
            )
          : undefined
      }
    />
    {children}
    {evidence && <Unseen hidden={evidence.hidden} />}
    {evidence && <Instructions instructions={evidence.instructions} {...choosing} />}
    <p className="small muted">
      Name and contact details are here for you. Like age, gender, nationality and the names of schools, they never count.
    </p>
  </div>
)

const Unseen = ({ hidden }: Pick<EvidenceAnswer, 'hidden'>) => (
  <section>
    <h2>Hidden text</h2>
    {hidden.length === 0 ? (
      <p className="muted">Nothing: the machine read what a person sees.</p>
    ) : (
      <>
        <p>
          This text was left out of the score. It is never held against the candidate: much of it gets into files by accident.
        </p>
        <ul className="bare findings stack gap-3 mt-3">
          {hidden.map(({ page, reason, explanation, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be hidden twice
            <li className="p-3 outlined rounded-3" key={`${index} ${reason}`}>
              <p className="flex items-center justify-between mb-1">
                <StatusBadge tone="warning">{reasonNames[reason]}</StatusBadge>
                <span className="quote-page muted small numeric nowrap">p. {page}</span>
              </p>
              <p className="muted">{explanation}</p>
              <blockquote className="mt-2 pad-tight rounded-2 surface-tint break-anywhere pre-line">
                {text.length > longest ? `${text.slice(0, longest)}…` : text}
              </blockquote>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)

const Instructions = ({ instructions, ...choosing }: Pick<EvidenceAnswer, 'instructions'> & Choosing) =>
  instructions.length > 0 && (
    <section>
      <h2>Sentences that speak to software</h2>
      <p>
        They change nothing: the score is computed by fixed rules, and nobody obeys a resume. They do not count against anybody
        either.
      </p>
      <ul className="bare" data-choices="">
        {instructions.map((instruction) => (
          <li key={instruction.start}>
            <ChoiceButton choice={instructionChoice(instruction)} className="demand demand-plain" {...choosing}>
              <span className="medium break-anywhere">“{instruction.quote}”</span>
              <span className="quote-page muted small numeric nowrap">p. {instruction.page}</span>
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </section>
  )

const longest = 600

const shortened = (words: string) => (words.length > longestPlace ? `${words.slice(0, longestPlace)}…` : words)
const longestPlace = 80

const reasonNames: Record<EvidenceAnswer['hidden'][number]['reason'], string> = {
  'same-colour': 'Color of the page',
  invisible: 'Drawn invisibly',
  tiny: 'Too small to read',
  'off-page': 'Outside the page',
  covered: 'Covered',
  transparent: 'Transparent',
  'marked-hidden': 'Marked as hidden',
  'zero-width': 'Without width',
}
