import type { AskAnswer, ConditionRecord } from '#src/talent/ask/views.ts'
import type { Api, CallResult } from './client.ts'

export type { AskAnswer, AskEvidence, AskedRow, ConditionRecord } from '#src/talent/ask/views.ts'

/** A condition as a person sets it. */
export type AskFilter = Pick<ConditionRecord, 'category' | 'operator' | 'values' | 'negated'>

/** What the address of the page asks for. */
export interface AskQuery {
  question: string
  /** Null until a person has changed them: the question says them. */
  filters: AskFilter[] | null
  /** From 1. */
  page: number
}

export interface AskPageData extends AskQuery {
  /** Null while nothing was asked. */
  answer: CallResult<AskAnswer> | null
}

const negation = '!'

/** No separator of ours is left in it. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('~', '%7E').replaceAll('!', '%21')

const filterText = ({ category, operator, values, negated }: AskFilter) =>
  `${negated ? negation : ''}${[category, operator, ...values].map(encoded).join('~')}`

const filterFrom = (text: string): AskFilter => {
  const negated = text.startsWith(negation)
  const [category = '', operator = '', ...values] = (negated ? text.slice(1) : text).split('~').map(decoded)
  return { category: category as AskFilter['category'], operator, values, negated }
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The page that answers; everything it shows is in its address. */
export const askAddress = ({ question, filters = null, page = 1 }: Partial<AskQuery> & Pick<AskQuery, 'question'>) => {
  const parameters = new URLSearchParams({ q: question })
  for (const filter of filters ?? []) parameters.append('f', filterText(filter))
  if (filters) parameters.set('edited', '1')
  if (page > 1) parameters.set('page', String(page))
  return `/dashboard/ask?${parameters}`
}

export const askQuery = ({ searchParams }: URL): AskQuery => {
  const page = Math.floor(Number(searchParams.get('page')))
  const edited = searchParams.has('edited') || searchParams.has('f')
  return {
    question: (searchParams.get('q') ?? '').trim(),
    filters: edited ? searchParams.getAll('f').slice(0, 20).map(filterFrom) : null,
    page: page >= 1 && page <= 100_000 ? page : 1,
  }
}

export const loadAsk = async (api: Api, url: URL): Promise<AskPageData> => {
  const query = askQuery(url)
  const { question, filters, page } = query
  if (question === '' && !filters) return { ...query, answer: null }
  const body = { question, page, ...(filters ? { filters } : {}) }
  return { ...query, answer: await api('POST /api/ask', { body }) }
}
