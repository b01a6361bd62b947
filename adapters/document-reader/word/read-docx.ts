import mammoth from 'mammoth'
import { type HiddenText, type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import { composePlain } from '../plain-lines.ts'
import { type Element, linesOf } from './document-lines.ts'
import { withoutHiddenRuns } from './hidden-runs.ts'
import { attributeOf, stylesOf } from './looks.ts'
import { mainPartOf, RELATIONS, relationTo, stylesPartOf } from './main-part.ts'
import { extentOf, pageLimit, pagesOf } from './page-count.ts'
import { partText } from './part-text.ts'
import { inUsualMarkup } from './usual-markup.ts'
import { type Archive, openZip } from './zip.ts'

const COMPOUND_FILE = 0xd0cf11e0

/** Throws UnreadableDocument. */
export const readDocx = async (bytes: Uint8Array): Promise<ReadDocument> => {
  // Word keeps a document with a password in a compound file.
  if (new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) === COMPOUND_FILE) throw new UnreadableDocument('ENCRYPTED')
  try {
    return await readArchive(openZip(bytes))
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('DAMAGED')
  }
}

const readArchive = async (archive: Archive): Promise<ReadDocument> => {
  const hidden: HiddenText[] = []
  const mainPart = mainPartOf(archive)
  const folder = mainPart.slice(0, mainPart.lastIndexOf('/') + 1)
  const styles = stylesOf(ifThere(archive, stylesPartOf(archive, mainPart)))
  const read = async (source: string) => {
    const part = withoutHiddenRuns(source, styles)
    for (const { text, reason } of part.hidden) if (text.trim()) hidden.push({ page: 1, text: text.trim(), reason })
    return linesOf([await treeOf(archive, { name: mainPart, source: inUsualMarkup(part.visible) })])
  }
  const main = xmlOf(archive, mainPart)
  if (pagesOf(extentOf(main, ifThere(archive, 'docProps/app.xml'))) > pageLimit) throw new UnreadableDocument('TOO_LONG')
  const { headers, footers } = edgesOf(archive, folder, main)
  const notes = notesOf(archive, folder, main)
  const lines = []
  for (const source of [...headers, main, ...notes, ...footers])
    lines.push(...(await read(source)), { cells: [], fontSize: 0, bold: false })
  const { text, lines: placed, hidden: smuggled } = composePlain(lines)
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UnreadableDocument('EMPTY')
  return {
    type: 'docx',
    pageCount: 1,
    pageSizes: [],
    text,
    lines: placed,
    hidden: joined([...hidden, ...smuggled]),
    recognised: false,
  }
}

/** Another part as a document, for which the names count that the main part has. */
const asDocument = (main: string, namespaces: string, content: string) => {
  const root = /<w:document\b[^>]*>/.exec(main)?.[0] ?? '<w:document>'
  return `${root.replace(/>$/, '')}${extraNamespaces(root, namespaces)}><w:body>${content}</w:body></w:document>`
}

/** Notes at the foot of pages and at the end, as documents of their own, in the order in which the text refers to them. */
const notesOf = (archive: Archive, folder: string, main: string) =>
  (['footnote', 'endnote'] as const).flatMap((kind) => {
    const [, namespaces = '', content = ''] =
      /<w:\w+notes\b([^>]*)>([\s\S]*)/.exec(ifThere(archive, `${folder}${kind}s.xml`)) ?? []
    const texts = new Map(
      [...content.matchAll(new RegExp(`<w:${kind}\\b([^>]*)>([\\s\\S]*?)</w:${kind}>`, 'g'))].map(([, attributes, text]) => [
        attributeOf(attributes!, 'w:id'),
        text!,
      ]),
    )
    const referred = new Set(
      [...main.matchAll(new RegExp(`<w:${kind}Reference\\b([^>]*)>`, 'g'))].map(([, at]) => attributeOf(at!, 'w:id')),
    )
    const found = [...referred].flatMap((id) => texts.get(id) ?? [])
    return found.length > 0 ? [asDocument(main, namespaces, found.join(''))] : []
  })

/** Headers and footers as documents of their own; each text once, though first and even pages repeat it. */
const edgesOf = (archive: Archive, folder: string, main: string) => {
  const sources = (kind: 'header' | 'footer') =>
    archive
      .names()
      .filter((name) => name.startsWith(folder) && new RegExp(`^${kind}\\d*\\.xml$`).test(name.slice(folder.length)))
      .toSorted()
      .map((name) => xmlOf(archive, name).match(/<w:(hdr|ftr)\b([^>]*)>([\s\S]*)<\/w:\1>/))
      .filter((match) => match !== null)
      .map(([, , namespaces, content]) => ({
        source: asDocument(main, namespaces!, content!),
        key: content!.replace(/<[^>]*>/g, ''),
      }))
      .filter(({ key }, index, all) => key.trim() !== '' && all.findIndex((other) => other.key === key) === index)
      .map(({ source }) => source)
  return { headers: sources('header'), footers: sources('footer') }
}

const extraNamespaces = (root: string, declarations: string) =>
  [...declarations.matchAll(/\s(xmlns:[\w.-]+)\s*=\s*("[^"]*"|'[^']*')/g)]
    .filter(([, name]) => !root.includes(`${name}=`))
    .map(([text]) => text)
    .join('')

const xmlOf = (archive: Archive, name: string) => partText(archive.read(name))

const ifThere = (archive: Archive, name: string) => (archive.has(name) ? xmlOf(archive, name) : '')

/** mammoth's tree of a document whose main part is another; it sees no other archive than ours. */
const treeOf = async (archive: Archive, main: { name: string; source: string }): Promise<Element> => {
  let tree: Element = { type: 'document' }
  const file = {
    exists: (name: string) => name === RELATIONS || archive.has(name),
    async read(name: string, encoding?: string) {
      const isText = /\.(xml|rels)$/i.test(name)
      const own = name === main.name ? main.source : name === RELATIONS ? relationTo(main.name) : null
      const text = own ?? (isText ? partText(archive.read(name)) : '')
      return encoding === 'base64' || !encoding ? new Uint8Array() : text
    },
  }
  await mammoth.convertToHtml({ file } as never, {
    externalFileAccess: false,
    includeEmbeddedStyleMap: false,
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    transformDocument: (document: Element) => {
      tree = document
      return { ...document, children: [] }
    },
  })
  return tree
}

/** Neighbouring runs that are hidden for one reason are one text. */
const joined = (texts: HiddenText[]) => {
  const result: HiddenText[] = []
  for (const next of texts) {
    const last = result.at(-1)
    if (last?.reason === next.reason) last.text += ` ${next.text}`
    else result.push({ ...next })
  }
  return result
}
