import { Value } from '@sinclair/typebox/value'
import type { SessionUser } from '#src/accounts/index.ts'
import { SiteContent } from '#src/contracts/admin/site-content.ts'
import { ChangedMeanwhile, WrongContent } from './errors.ts'
import type { Tools } from './tools.ts'

export { SiteContent }

const key = 'site-content'

/**
 * The texts of the pages. They are kept in memory, because every page shows some of them; `load` is to be called before the
 * first page.
 */
export function createSiteContent({ auditLog, clock, instanceSettings, settingsChanged, transaction }: Tools) {
  let current: { content: SiteContent; revision: number; updatedAt: Date | null } = { content: {}, revision: 0, updatedAt: null }
  const load = async () => {
    const stored = await instanceSettings.read(key)
    // Of two that are read at once, the older one may come last.
    if (stored && stored.revision >= current.revision && Value.Check(SiteContent, stored.value))
      current = { content: stored.value, revision: stored.revision, updatedAt: stored.updatedAt }
  }
  return {
    load,
    /** What the first administrator said whom this server is for. In the caller's transaction; nobody else can be editing yet. */
    async begin(offeredTo: 'team' | 'customers') {
      const { content, revision } = current
      const value = { ...content, offeredTo }
      await instanceSettings.write(key, { value, revision, by: null, at: clock.now() })
      settingsChanged?.()
      current = { content: value, revision: revision + 1, updatedAt: clock.now() }
    },
    current: () => current,
    /** Saves all of it; what is missing in `content` is what the program says. `revision` is that of the texts that were edited. */
    async save(by: SessionUser, { content, revision }: { content: SiteContent; revision: number }, requestId: string) {
      const value = cleaned(content)
      await transaction(async () => {
        if (!(await instanceSettings.write(key, { value, revision, by: by.id, at: clock.now() }))) throw new ChangedMeanwhile()
        await auditLog.append({
          action: 'change-site-content',
          actorId: by.id,
          workspaceId: by.workspaceId,
          requestId,
          details: { revision: revision + 1 },
        })
        settingsChanged?.()
      })
      await load()
      return current
    },
  }
}

const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const oneLine = (text: string) => text.replace(controls, ' ').replace(/\s+/g, ' ').trim()
const manyLines = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\n]+/g, (part) => part.replace(controls, '').trimEnd())
    .trim()

function cleaned({ contactAddress, salesLink, footerText, footerColumns, privacy, terms, offeredTo }: SiteContent): SiteContent {
  const content: SiteContent = {}
  if (contactAddress !== undefined) content.contactAddress = addressIn(contactAddress)
  if (salesLink !== undefined) content.salesLink = linkIn('salesLink', salesLink, { optional: true })
  if (footerText !== undefined) content.footerText = oneLine(footerText)
  if (footerColumns !== undefined)
    content.footerColumns = footerColumns.map(({ title, links }) => {
      if (oneLine(title) === '') throw new WrongContent('footerColumns', 'Every column of the footer needs a title.')
      return { title: oneLine(title), links: links.map(({ text, href }) => footerLink(text, href)) }
    })
  if (offeredTo !== undefined) content.offeredTo = offeredTo
  if (privacy !== undefined) content.privacy = manyLines(privacy)
  if (terms !== undefined) content.terms = manyLines(terms)
  return content
}

function footerLink(text: string, href: string) {
  if (oneLine(text) === '') throw new WrongContent('footerColumns', 'Every link of the footer needs a text.')
  return { text: oneLine(text), href: linkIn('footerColumns', href) }
}

function addressIn(value: string) {
  const address = oneLine(value)
  if (address === '' || /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\?&]+$/.test(address)) return address
  throw new WrongContent('contactAddress', 'This is not an email address.')
}

/** A place on this site, a page on the web, or a mail: nothing that a browser would run. */
function linkIn(field: string, value: string, { optional = false } = {}) {
  const link = oneLine(value)
  if (link === '' && optional) return ''
  const isOwn = /^\/(?![/\\])[^\s\\]*$/.test(link)
  const isForeign = /^(https?:\/\/|mailto:)[^\s]+$/i.test(link) && URL.canParse(link)
  if (isOwn || isForeign) return link
  const which = field === 'salesLink' ? 'The sales link' : 'A link of the footer'
  throw new WrongContent(field, `${which} begins with https://, http://, mailto: or /.`)
}
