import { Elysia } from 'elysia'
import type { SessionUser } from '#src/accounts/index.ts'
import { type BlindReview, UnderBlindReview, type Veil } from '#src/blindreview/index.ts'
import type { Company } from '#src/jobportal/index.ts'
import type { CompanyReader } from './job-token.ts'

interface Visitor {
  user?: SessionUser
  company?: Company
  reader?: CompanyReader
}

/** Streams of JSON records, looked after by whoever writes them: they have no lines of their own. */
const lookedAfter = /^application\/json/
const isText = /^text\//

/**
 * What repeats the words of whoever asks, and otherwise says only what is shown of candidates. Hidden there, a name would tell that somebody
 * has guessed it, and whose it is.
 */
const ownWords: Record<string, readonly string[]> = {
  '/api/ask': ['question', 'notUnderstood', 'filters', 'suggestions', 'answer'],
}

/**
 * The last thing that happens to an answer: whoever is under blind review cannot be recognised in it. It holds for every call that a
 * member of a workspace or a company makes, also for those that are added one day: nothing has to be remembered for them.
 */
export const veiledAnswers = ({ candidates, applications }: Pick<BlindReview, 'candidates' | 'applications'>) =>
  new Elysia({ name: 'veiled-answers' }).onAfterHandle({ as: 'global' }, async (context) => {
    const { params, path, response, user, company, reader } = context as typeof context & Visitor & { response: unknown }
    const companyId = company?.id ?? (reader?.kind === 'company' ? reader.company.id : undefined)
    if (!user && !companyId) return
    const veil = companyId ? await applications.of(companyId) : await candidates.of(user!.workspaceId)
    if (!veil) return
    const about = Object.values((params ?? {}) as Record<string, string>)
      .map((id) => veil.person(id))
      .find((person) => person !== undefined)
    if (response instanceof Response) {
      const type = response.headers.get('content-type') ?? ''
      if (isText.test(type)) return veiledText(response, veil)
      // Nobody can look into an archive or a picture on its way out.
      if (about && response.ok && !lookedAfter.test(type)) throw new UnderBlindReview()
      return
    }
    if (about && isLink(response)) throw new UnderBlindReview()
    if (typeof response === 'object' && response !== null) {
      const veiled = veil.answer(response, about)
      const own = ownWords[path]
      return own ? { ...veiled, ...Object.fromEntries(Object.entries(response).filter(([key]) => own.includes(key))) } : veiled
    }
  })

/** Tables and calendars, line by line while they are sent. A calendar folds its lines, which would cut a name in two. */
function veiledText(response: Response, veil: Veil): Response {
  const headers = new Headers(response.headers)
  const disposition = headers.get('content-disposition')
  // An id that names its person stands in the text, not in the name of the file.
  if (disposition) headers.set('content-disposition', veil.lines(disposition).replaceAll('•', '-'))
  const isCalendar = (headers.get('content-type') ?? '').startsWith('text/calendar')
  const veiled = (text: string) => {
    if (!isCalendar) return veil.lines(text)
    // A break of a line is two signs there, which would stick to the word behind it.
    return veil.lines(text.replaceAll(/\r?\n[ \t]/g, '').replaceAll('\\n', '\\n '))
  }
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest = ''
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        const text = rest + decoder.decode(piece, { stream: true })
        const end = isCalendar ? 0 : text.lastIndexOf('\n') + 1
        rest = text.slice(end)
        if (end > 0) controller.enqueue(encoder.encode(veiled(text.slice(0, end))))
      },
      flush(controller) {
        if (rest) controller.enqueue(encoder.encode(veiled(rest)))
      },
    }),
  )
  return new Response(body ?? null, { status: response.status, headers })
}

const isLink = (response: unknown) =>
  typeof response === 'object' && response !== null && 'url' in response && String(response.url).startsWith('/files/')
