import { createContext, useContext } from 'react'
import type { EvidenceAnswer } from '../../../api/evidence.ts'
import { type Quote, quoteKey } from './choices.ts'

type Context = EvidenceAnswer['contexts'][string]

/** The sentences around the quotes of the document that is looked at. */
export const QuoteContexts = createContext<EvidenceAnswer['contexts']>({})

/** "Senior Developer, Northwind, Mar 2019 – now"; '' when the sentence tells of no position. */
export const roleInWords = ({ role }: Context): string => {
  if (!role) return ''
  const time = [role.from, role.to].flatMap((month) => (month ? inWords(month) : [])).join(' – ')
  return [role.title, role.company, time].filter(Boolean).join(', ')
}

const inWords = (month: string) =>
  month === 'present'
    ? 'now'
    : new Date(`${month}-01`).toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A quote in its sentence, with its own words marked, and the position that it is told of. */
export const QuoteSentence = ({ quote, context }: { quote: Quote; context: Context }) => {
  const role = roleInWords(context)
  return (
    <span className="quote-sentence block small break-anywhere leading">
      <q>
        {context.before}
        <mark className="text-inherit medium rounded-1 surface-marked">{quote.quote}</mark>
        {context.after}
      </q>
      {role && <span className="block small muted">{role}</span>}
    </span>
  )
}

/** The first quote of a line in its sentence; nothing where the words stand alone. */
export const FirstSentence = ({ quotes }: { quotes: readonly Quote[] }) => {
  const contexts = useContext(QuoteContexts)
  const [quote] = quotes
  const context = quote && contexts[quoteKey(quote)]
  return quote && context && (context.before || context.after || context.role) ? (
    <QuoteSentence quote={quote} context={context} />
  ) : null
}
