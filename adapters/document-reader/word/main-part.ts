import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { partText } from './part-text.ts'
import { type Archive, openZip } from './zip.ts'

const TYPES = '[Content_Types].xml'
/** The part that says which parts a package begins with. */
export const RELATIONS = '_rels/.rels'
const USUAL = 'word/document.xml'

/** Types of main parts of documents and templates, with macros or without. */
const MAIN_TYPE = /application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml|ms-word)\.[\w.]+\.main\+xml/

/** Whether a ZIP file is a Word document, whatever its parts are called. One with a password counts as such. */
export const isWordArchive = (bytes: Uint8Array) => {
  try {
    const archive = openZip(bytes)
    return archive.has(TYPES) && MAIN_TYPE.test(textOf(archive, TYPES))
  } catch (error) {
    return error instanceof UnreadableDocument && error.code === 'ENCRYPTED'
  }
}

/** The name of the part with the text of the document: what the package says it is, or what Word calls it. */
export const mainPartOf = (archive: Archive) => {
  const said = [relationTarget(archive), overriddenPart(archive)]
  return said.find((name) => name !== null && archive.has(name)) ?? USUAL
}

/** Relations of a package that begins with one part. */
export const relationTo = (name: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="/${name}"/></Relationships>`

/** The name of the part with the styles of the document: what its main part says, or what Word calls it. */
export const stylesPartOf = (archive: Archive, mainPart: string): string => {
  const end = mainPart.lastIndexOf('/') + 1
  const folder = mainPart.slice(0, end)
  const target = relationTarget(archive, `${folder}_rels/${mainPart.slice(end)}.rels`, 'styles')
  const said = target === null ? [] : [`${folder}${target}`, target]
  return said.find((name) => archive.has(name)) ?? `${folder}styles.xml`
}

const relationTarget = (archive: Archive, relations = RELATIONS, kind = 'officeDocument') => {
  if (!archive.has(relations)) return null
  for (const [relation] of textOf(archive, relations).matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    const [, type] = /\bType\s*=\s*["']([^"']*)["']/.exec(relation) ?? []
    if (type?.endsWith(`/${kind}`)) return nameIn(relation, 'Target')
  }
  return null
}

const overriddenPart = (archive: Archive) => {
  if (!archive.has(TYPES)) return null
  for (const [override] of textOf(archive, TYPES).matchAll(/<(?:\w+:)?Override\b[^>]*>/g))
    if (MAIN_TYPE.test(override)) return nameIn(override, 'PartName')
  return null
}

const nameIn = (element: string, attribute: string) => {
  const value = new RegExp(`\\b${attribute}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1]
  return value ? value.replace(/^(?:\.?\/)+/, '') : null
}

const textOf = (archive: Archive, name: string) => partText(archive.read(name))
