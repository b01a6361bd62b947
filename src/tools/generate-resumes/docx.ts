import { strToU8, zipSync } from 'fflate'
import type { ResumeDocument } from './document.ts'
import { Draw } from './draw.ts'
import { headingRuns } from './html.ts'
import type { Block, Run, Section } from './tree.ts'

/** Twentieths of a point: the unit of WordprocessingML. */
const mm = (value: number) => Math.round(value * 56.7)

/** How the writer of this file used the word processor: with its styles and lists, or by hand. */
interface Habits {
  headingStyles: boolean
  realLists: boolean
  font: string
  size: number
  accent: string
  width: number
  rtl: boolean
  gap: number
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A fixed date of the archive: the same document is the same bytes. */
const stamp = new Date(2026, 0, 1)

export function docxOf(document: ResumeDocument, seed: string): Uint8Array {
  const draw = new Draw(`${seed}/docx`)
  const { layout, language } = document
  const pageWidth = layout.page.format === 'A4' ? 210 : 216
  const habits: Habits = {
    headingStyles: layout.heading.style !== 'like-entry' && draw.chance(0.55),
    realLists: draw.chance(0.6),
    font: layout.type.body,
    size: layout.type.size,
    accent:
      layout.type.accent.length === 4
        ? [...layout.type.accent.slice(1)].map((digit) => digit + digit).join('')
        : layout.type.accent.slice(1),
    width: mm(pageWidth - layout.page.marginMm * 2),
    rtl: language.direction === 'rtl',
    gap: layout.type.gap,
  }
  const writer = createWriter(habits)
  const body = bodyOf(document, writer, habits)
  const hasFooter = document.footer.name || document.footer.page !== null
  const margin = mm(layout.page.marginMm)
  const size = layout.page.format === 'A4' ? '<w:pgSz w:w="11906" w:h="16838"/>' : '<w:pgSz w:w="12240" w:h="15840"/>'
  const names =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
  const main = `<w:document ${names}><w:body>${body}<w:sectPr>${hasFooter ? '<w:footerReference w:type="default" r:id="rId3"/>' : ''}${size}<w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr></w:body></w:document>`
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`)
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts: Record<string, Uint8Array> = {
    '[Content_Types].xml': xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/>${hasFooter ? '<Override PartName="/word/footer1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/>' : ''}</Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/numbering" Target="numbering.xml"/>${hasFooter ? `<Relationship Id="rId3" Type="${office}/footer" Target="footer1.xml"/>` : ''}</Relationships>`,
    ),
    'word/document.xml': xml(main),
    'word/styles.xml': xml(stylesOf(names, habits, document)),
    'word/numbering.xml': xml(
      `<w:numbering ${names}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="${escapeXml(layout.bullet || '•')}"/><w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    ),
    ...(hasFooter ? { 'word/footer1.xml': xml(`<w:ftr ${names}>${footerOf(document)}</w:ftr>`) } : {}),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, [bytes, { mtime: stamp }]])))
}

function stylesOf(names: string, habits: Habits, { layout }: ResumeDocument) {
  const fonts = `<w:rFonts w:ascii="${habits.font}" w:hAnsi="${habits.font}" w:eastAsia="${habits.font}" w:cs="${habits.font}"/>`
  const heading = (level: number, size: number) =>
    `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:color w:val="${habits.accent}"/><w:sz w:val="${Math.round(size * 2)}"/></w:rPr></w:style>`
  return `<w:styles ${names}><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="${Math.round(habits.size * 2)}"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="${Math.round(habits.size * 4)}"/></w:rPr></w:style>${heading(1, habits.size * layout.heading.size)}${heading(2, habits.size * 1.1)}</w:styles>`
}

function footerOf({ footer, person }: ResumeDocument) {
  const field = (name: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${name}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const text = (value: string) => (value ? `<w:r><w:t xml:space="preserve">${escapeXml(value)}</w:t></w:r>` : '')
  const page =
    footer.page === null
      ? ''
      : footer.page
          .split(/(\{[pq]\})/)
          .map((part) => (part === '{p}' ? field('PAGE') : part === '{q}' ? field('NUMPAGES') : text(part)))
          .join('')
  return `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${footer.name ? text(`${person.name.full}${page ? '   ' : ''}`) : ''}${page}</w:p>`
}

type Writer = ReturnType<typeof createWriter>

function createWriter(habits: Habits) {
  const run = (
    { text, bold, italic, caps, accent, muted, size }: Run,
    look: { bold?: boolean; size?: number; colour?: string } = {},
  ) => {
    if (text === '\n') return '<w:r><w:br/></w:r>'
    const heavy = bold || look.bold
    const points = look.size ?? (size && size !== 1 ? habits.size * size : undefined)
    const colour = look.colour ?? (accent ? habits.accent : muted ? '666666' : undefined)
    const properties = [
      heavy ? `<w:b/>${habits.rtl ? '<w:bCs/>' : ''}` : '',
      italic ? '<w:i/>' : '',
      caps ? '<w:caps/>' : '',
      colour ? `<w:color w:val="${colour}"/>` : '',
      points ? `<w:sz w:val="${Math.round(points * 2)}"/>${habits.rtl ? `<w:szCs w:val="${Math.round(points * 2)}"/>` : ''}` : '',
      habits.rtl && /[\u0590-\u06ff]/.test(text) ? '<w:rtl/>' : '',
    ].join('')
    return `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
  }
  const runs = (list: Run[], look = {}) => list.map((each) => run(each, look)).join('')
  const paragraph = (content: string, properties = '') => {
    // the format keeps an order: the direction stands before spaces, indents and alignment
    const at = properties.search(/<w:(spacing|ind|jc) /)
    const before = at === -1 ? properties : properties.slice(0, at)
    const directed = habits.rtl ? `${before}<w:bidi/>${properties.slice(before.length)}` : properties
    return `<w:p>${directed ? `<w:pPr>${directed}</w:pPr>` : ''}${content}</w:p>`
  }
  const table = (rows: string[][], widths: number[], border: boolean, shade?: string) => {
    const line = border ? 'w:val="single" w:sz="4" w:color="888888"' : 'w:val="nil"'
    const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => `<w:${side} ${line}/>`).join('')
    const total = widths.reduce((sum, width) => sum + width, 0)
    const twips = widths.map((width) => Math.round((habits.width * width) / total))
    return `<w:tbl><w:tblPr>${habits.rtl ? '<w:bidiVisual/>' : ''}<w:tblW w:w="${habits.width}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${twips.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows
      .map(
        (row) =>
          `<w:tr>${row.map((cell, index) => `<w:tc><w:tcPr><w:tcW w:w="${twips[index]}" w:type="dxa"/>${shade && index === 0 ? `<w:shd w:val="clear" w:fill="${shade}"/>` : ''}</w:tcPr>${cell || '<w:p/>'}</w:tc>`).join('')}</w:tr>`,
      )
      .join('')}</w:tbl>`
  }
  // a table directly after a table would become one with it, and a cell has to end in a paragraph
  const afterTable = '<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/></w:pPr></w:p>'
  const block = (each: Block, width = habits.width): string => {
    switch (each.type) {
      case 'line':
        return each.right
          ? paragraph(
              `${runs(each.runs)}<w:r><w:tab/></w:r>${runs(each.right)}`,
              `<w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs>`,
            )
          : paragraph(runs(each.runs), each.indent ? '<w:ind w:left="300"/>' : each.centre ? '<w:jc w:val="center"/>' : '')
      case 'bullet':
        return habits.realLists
          ? paragraph(runs(each.runs), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
          : paragraph(
              `${run({ text: `${each.mark}${each.mark ? ' ' : ''}` })}${runs(each.runs)}`,
              '<w:ind w:left="300" w:hanging="200"/>',
            )
      case 'heading':
        return paragraph(runs(each.runs, { bold: true }))
      case 'columns':
        return (
          table(
            [each.cells.map((cell, index) => blocks(cell, Math.round((width * (each.widths[index] ?? 50)) / 100) - 200))],
            each.widths,
            false,
          ) + afterTable
        )
      case 'table':
        return (
          table(
            each.rows.map((row) => row.map((cell) => blocks(cell, Math.round(width / row.length)))),
            each.rows[0]?.length === each.widths.length ? each.widths : (each.rows[0] ?? []).map(() => 1),
            each.border,
          ) + afterTable
        )
      case 'entry':
        return `${blocks(each.blocks, width)}${paragraph('', `<w:spacing w:before="0" w:after="${habits.gap * 10}"/>`)}`
      case 'bar':
        return paragraph(
          `${runs(each.runs)}<w:r><w:tab/></w:r>${run({ text: '●'.repeat(Math.round(each.value * 5)) + '○'.repeat(5 - Math.round(each.value * 5)) })}`,
          `<w:tabs><w:tab w:val="right" w:pos="${Math.min(width, 4000)}"/></w:tabs>`,
        )
      case 'tags':
        return paragraph(each.runs.map((tag) => run(tag)).join(run({ text: '   ' })))
      case 'photo':
        return paragraph(run({ text: each.text }))
    }
  }
  const blocks = (list: Block[], width = habits.width) => list.map((each) => block(each, width)).join('')
  return { run, runs, paragraph, table, blocks, afterTable }
}

function bodyOf(document: ResumeDocument, writer: Writer, habits: Habits): string {
  const { header, layout, sections, language } = document
  const { run, runs, paragraph, table, blocks, afterTable } = writer
  const centre = layout.header.align === 'centre' ? '<w:jc w:val="center"/>' : ''
  const head = [
    ...(header.title ? [paragraph(runs(header.title, { size: habits.size * 1.3 }), centre)] : []),
    ...header.name.map((each) =>
      paragraph(
        runs(each, { bold: layout.header.name !== 'small', size: habits.size * (layout.header.name === 'small' ? 1.15 : 2) }),
        `${habits.headingStyles ? '<w:pStyle w:val="Title"/>' : ''}${centre}`,
      ),
    ),
    ...(header.headline ? [paragraph(runs(header.headline), centre)] : []),
    ...(layout.header.contact === 'one-line' || layout.header.contact === 'two-lines'
      ? header.contact.length > 0
        ? [paragraph(header.contact.map((each) => runs(each)).join(run({ text: layout.header.separator })), centre)]
        : []
      : layout.header.contact === 'lines'
        ? header.contact.map((each) => paragraph(runs(each), centre))
        : header.contact.length > 0
          ? [
              table(
                Array.from({ length: Math.ceil(header.contact.length / 2) }, (_, index) => [
                  paragraph(runs(header.contact[index * 2] ?? [])),
                  paragraph(runs(header.contact[index * 2 + 1] ?? [])),
                ]),
                [50, 50],
                false,
              ) + afterTable,
            ]
          : []),
  ].join('')
  const border =
    layout.heading.style === 'rule' || layout.heading.style === 'centred' || layout.heading.style === 'underline'
      ? `<w:pBdr><w:bottom w:val="single" w:sz="6" w:color="${habits.accent}"/></w:pBdr>`
      : ''
  const section = (each: Section, width: number): string => {
    const text = headingRuns(each, sections.indexOf(each), layout, language.code)
    const bold = layout.heading.style !== 'light'
    const heading =
      text.length === 0
        ? ''
        : habits.headingStyles
          ? paragraph(runs(text), `<w:pStyle w:val="Heading1"/>${border}`)
          : paragraph(
              runs(text, { bold, size: habits.size * layout.heading.size }),
              `${border}<w:spacing w:before="${habits.gap * 20}" w:after="40"/>`,
            )
    if (layout.family.page === 'margin-headings' && heading)
      return table([[heading, `${blocks(each.blocks, Math.round(width * 0.74))}<w:p/>`]], [25, 75], false) + afterTable
    return heading + blocks(each.blocks, width)
  }
  const main = sections.filter((each) => each.zone === 'main')
  const side = sections.filter((each) => each.zone === 'side')
  if (side.length === 0) return head + main.map((each) => section(each, habits.width)).join('')
  const share = layout.family.page === 'sidebar' ? layout.page.sideWidth : 46
  const mainCell = `${main.map((each) => section(each, Math.round((habits.width * (100 - share)) / 100) - 220)).join('')}<w:p/>`
  const sideCell = `${side.map((each) => section(each, Math.round((habits.width * share) / 100) - 220)).join('')}<w:p/>`
  const sideFirst = layout.family.page === 'sidebar' ? layout.page.side === 'left' : layout.page.jobsColumn === 'right'
  return `${head}${sideFirst ? table([[sideCell, mainCell]], [share, 100 - share], false, 'F2F2F2') : table([[mainCell, sideCell]], [100 - share, share], false)}<w:p/>`
}
