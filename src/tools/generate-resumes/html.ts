import type { ResumeDocument } from './document.ts'
import type { Layout } from './layout.ts'
import type { Block, Run, Section } from './tree.ts'

export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function runHtml(run: Run): string {
  if (run.text === '\n') return '<br>'
  const classes = [run.bold && 'b', run.italic && 'i', run.caps && 'c', run.muted && 'm', run.accent && 'a']
    .filter(Boolean)
    .join(' ')
  const attributes = [
    run.is ? ` data-is="${run.is}"` : '',
    classes ? ` class="${classes}"` : '',
    run.size && run.size !== 1 ? ` style="font-size:${run.size}em"` : '',
    run.is === 'email' || run.is === 'phone' || run.is === 'link' ? ' dir="ltr"' : '',
  ].join('')
  // in a narrow column an address is broken where writers break it
  const text = run.is === 'email' || run.is === 'link' ? escapeHtml(run.text).replace(/[@/]/g, '$&<wbr>') : escapeHtml(run.text)
  return attributes ? `<span${attributes}>${text}</span>` : text
}

const runsHtml = (runs: Run[]) => runs.map(runHtml).join('')

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'line': {
      const classes = ['l', block.indent && 'indent', block.centre && 'centre', block.right && 'split'].filter(Boolean).join(' ')
      return block.right
        ? `<div class="${classes}"><div>${runsHtml(block.runs)}</div> <div class="r">${runsHtml(block.right)}</div></div>`
        : `<div class="${classes}">${runsHtml(block.runs)}</div>`
    }
    case 'bullet':
      return block.mark
        ? `<div class="l u"><span class="k">${escapeHtml(block.mark)}</span> ${runsHtml(block.runs)}</div>`
        : `<div class="l u0">${runsHtml(block.runs)}</div>`
    case 'heading':
      return `<h3>${runsHtml(block.runs)}</h3>`
    case 'columns':
      return `<table class="cols${block.tight ? ' tight' : ''}"><tr>${block.cells.map((cell, index) => `<td style="width:${block.widths[index]}%">${cell.map(blockHtml).join('\n')}</td>`).join('\n')}</tr></table>`
    case 'table':
      return `<table class="grid${block.border ? ' lined' : ''}">${block.rows.map((row) => `<tr>${row.map((cell, index) => `<td style="width:${block.widths[index] ?? 30}%">${cell.map(blockHtml).join('\n')}</td>`).join('\n')}</tr>`).join('\n')}</table>`
    case 'entry':
      return `<div class="e">${block.blocks.map(blockHtml).join('\n')}</div>`
    case 'bar':
      return `<div class="bar"><div>${runsHtml(block.runs)}</div> <i><b style="width:${Math.round(block.value * 100)}%"></b></i></div>`
    case 'tags':
      return `<div class="tags">${block.runs.map((run) => `<span class="tag">${runHtml(run)}</span>`).join(' ')}</div>`
    case 'photo':
      return `<div class="photo">${escapeHtml(block.text)}</div>`
  }
}

const icons: Record<string, string> = {
  experience: '■',
  education: '✦',
  skills: '✱',
  languages: '☰',
  summary: '●',
  contact: '☎',
  projects: '◆',
  certificates: '✔',
}
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV']

/** The heading as its style writes it: capitals, spaces between letters, a number or a colon belong to the text. */
export function headingRuns(section: Section, index: number, layout: Layout, language: string): Run[] {
  const { style, capitals } = layout.heading
  return (section.heading ?? []).flatMap((run) => {
    let text = capitals === 'text' || style === 'spaced-letters' ? run.text.toLocaleUpperCase(language) : run.text
    if (style === 'spaced-letters') text = [...text].join(' ').replaceAll('   ', '\u2003')
    const before: Run[] =
      style === 'numbered'
        ? [{ text: layout.type.gap % 4 === 0 ? `${index + 1}. ` : `${roman[index] ?? index + 1}. ` }]
        : style === 'icon'
          ? [{ text: `${icons[section.kind] ?? '◈'} ` }]
          : []
    return [...before, { ...run, text: style === 'colon' ? `${text}:` : text }]
  })
}

export function htmlOf(document: ResumeDocument): string {
  const { layout, language, sections } = document
  const page = layout.family.page
  const sectionHtml = (section: Section) => {
    const index = sections.indexOf(section)
    const heading = section.heading ? `<h2>${runsHtml(headingRuns(section, index, layout, language.code))}</h2>` : ''
    const entries = section.blocks.map(blockHtml).join('\n')
    if (page === 'margin-headings' && section.heading)
      return `<section class="${section.kind}"><table class="cols"><tr><td class="label">${heading}</td><td>${entries}</td></tr></table></section>`
    return `<section class="${section.kind}">${heading}<div class="in">${entries}</div></section>`
  }
  const main = sections
    .filter((section) => section.zone === 'main')
    .map(sectionHtml)
    .join('\n')
  const side = sections
    .filter((section) => section.zone === 'side')
    .map(sectionHtml)
    .join('\n')
  const head = headerHtml(document)
  const inSide = layout.header.align === 'side'
  const columns = (left: string, right: string, width: string) =>
    `<table class="page"><colgroup><col style="width:${width}"><col></colgroup><tr><td class="pl">${left}</td><td class="pr">${right}</td></tr></table>`
  let body: string
  if (page === 'sidebar') {
    const sidePart = `<div class="side">${inSide ? head : ''}${side}</div>`
    const mainPart = `<div class="main">${main}</div>`
    body = `${inSide ? '' : head}${layout.page.side === 'left' ? columns(sidePart, mainPart, `${layout.page.sideWidth}%`) : columns(mainPart, sidePart, `${100 - layout.page.sideWidth}%`)}`
  } else if (page === 'two-columns') {
    const jobs = layout.page.jobsColumn === 'left'
    body = `${head}${jobs ? columns(main, side, '54%') : columns(side, main, '46%')}`
  } else body = `${head}<main>${main}${side}</main>`
  return `<!doctype html><html lang="${language.code}"${language.direction ? ` dir="${language.direction}"` : ''}><head><meta charset="utf-8"><title>${escapeHtml(document.person.name.full)}</title><style>${css(layout, language.code)}</style></head><body class="${page}">${body}</body></html>`
}

function headerHtml({ header, layout }: ResumeDocument): string {
  const { contact: style, separator, align } = layout.header
  const name = header.name.map((runs) => `<div>${runsHtml(runs)}</div>`).join('')
  const headline = header.headline ? `<div class="headline">${runsHtml(header.headline)}</div>` : ''
  const parts = header.contact.map(runsHtml)
  const contact =
    parts.length === 0
      ? ''
      : align === 'side' || align === 'split' || style === 'lines'
        ? `<div class="contact">${parts.map((part) => `<div>${part}</div>`).join('\n')}</div>`
        : style === 'pairs' || style === 'table'
          ? `<table class="contact cols">${pairs(parts)
              .map(([one, other]) => `<tr><td>${one}</td><td>${other}</td></tr>`)
              .join('\n')}</table>`
          : style === 'two-lines'
            ? `<div class="contact"><div>${parts.slice(0, 2).join(escapeHtml(separator))}</div><div>${parts.slice(2).join(escapeHtml(separator))}</div></div>`
            : `<div class="contact">${parts.join(escapeHtml(separator))}</div>`
  const photo = header.photo === null ? '' : `<div class="photo">${escapeHtml(header.photo)}</div>`
  const title = header.title ? `<div class="cv">${runsHtml(header.title)}</div>` : ''
  return `<header class="${align}">${title}${photo}<div class="who"><h1>${name}</h1>${headline}</div>${contact}</header>`
}

const pairs = (parts: string[]): [string, string][] =>
  Array.from({ length: Math.ceil(parts.length / 2) }, (_, index) => [parts[index * 2]!, parts[index * 2 + 1] ?? ''])

const isDark = (colour: string) => /^#(2|3|1|5)/.test(colour)

function css({ family, page, type, heading, header }: Layout, language: string): string {
  const accent = heading.accent ? type.accent : '#000'
  const rule = `0.6pt solid ${accent}`
  const headingLook: Record<string, string> = {
    underline: 'text-decoration:underline;font-weight:bold',
    rule: `border-bottom:${rule};font-weight:bold`,
    'rule-above': `border-top:${rule};padding-top:3pt;font-weight:bold`,
    bar: `background:${accent};color:#fff;padding:2pt 5pt;font-weight:bold`,
    'left-bar': `border-inline-start:4pt solid ${accent};padding-inline-start:5pt;font-weight:bold`,
    bold: 'font-weight:bold',
    caps: 'font-weight:bold',
    'small-caps': 'font-variant:small-caps;font-weight:bold',
    'letter-spaced': 'letter-spacing:0.2em;font-weight:600',
    'spaced-letters': 'font-weight:bold',
    numbered: 'font-weight:bold',
    icon: 'font-weight:bold',
    boxed: `border:${rule};padding:2pt 5pt;font-weight:bold`,
    'like-entry': 'font-weight:bold',
    centred: `text-align:center;font-weight:bold;border-bottom:${rule}`,
    colon: 'font-weight:bold',
    light: 'font-weight:normal',
  }
  const nameSize = { big: 2.3, small: 1.15, caps: 2, 'upper-text': 1.9, spaced: 1.7, 'two-lines': 2.2 }[header.name]
  const dark = isDark(page.sideColour)
  const band = header.align === 'band'
  const timeline = family.page === 'timeline'
  const boxed = family.page === 'boxed'
  const marker = { dots: 'border-radius:50%', squares: '', rule: 'display:none' }[page.marker]
  return `
@page{size:${page.format};margin:${page.marginMm}mm ${Math.max(10, page.marginMm - 2)}mm}
*{box-sizing:border-box}
body{margin:0;font:${type.size}pt/${type.leading} '${type.body}','Noto Sans CJK ${{ ja: 'JP', ko: 'KR', zh: 'SC' }[language] ?? 'JP'}','Noto Sans','DejaVu Sans';color:#111${type.justify ? ';text-align:justify' : ''}}
h1,h2,h3{margin:0;font-family:'${type.headings}','${type.body}','Noto Sans','DejaVu Sans'}
h1{font-size:${nameSize}em;line-height:1.15;color:${band ? '#fff' : type.accent}${header.name === 'small' ? ';font-weight:normal' : ''}}
h2{font-size:${heading.size}em;color:${accent};margin:${type.gap + 4}pt 0 ${type.gap / 2}pt;break-after:avoid;${headingLook[heading.style]}${heading.capitals === 'css' ? ';text-transform:uppercase' : ''}}
header{margin-bottom:${type.gap}pt}
header.centre{text-align:center}
header.split{display:flex;justify-content:space-between;gap:10mm;align-items:flex-end}
header.split .contact{text-align:end}
header.band{background:${type.accent === '#000' ? '#333' : type.accent};color:#fff;padding:5mm}
header.centre .contact.cols td{text-align:center}
.headline{font-size:1.15em}
.cv{font-size:1.3em;${header.align === 'centre' ? 'text-align:center' : ''}}
header.split .cv{display:none}
.photo{width:26mm;height:32mm;border:0.6pt solid #999;float:inline-end;font-size:8pt;color:#777;padding:2mm;text-align:center}
.e{margin-bottom:${type.gap}pt}
.split{display:flex;justify-content:space-between;gap:6mm}
.split .r{text-align:end;white-space:nowrap}
.u{padding-inline-start:4.2mm;text-indent:-4.2mm}
.u .k{display:inline-block;width:4.2mm;text-indent:0;text-align:start}
.indent{padding-inline-start:5mm}
.centre{text-align:center}
.b{font-weight:bold}.i{font-style:italic}.c{text-transform:uppercase}.m{color:#666}.a{color:${type.accent}}
table{border-collapse:collapse;width:100%}
table.page{table-layout:fixed}
h1,h2{white-space:pre-wrap}
.two-columns table.page .split,.side .split{flex-wrap:wrap}
td{vertical-align:top;padding:0;text-align:start}
.cols td{padding-inline-end:4mm}
.cols td:last-child{padding-inline-end:0}
.cols.tight td{padding-inline-end:1.5mm}.cols.tight td:first-child{text-align:end}
.cols .label{width:${page.sideWidth - 8}%}
.cols .label h2{margin-top:0;text-align:${page.side === 'right' || page.marginMm % 2 ? 'end' : 'start'}}
.margin-headings section{margin-top:${type.gap + 3}pt}
.grid td{padding:1pt 4pt}
.grid{margin-bottom:${type.gap / 2}pt}
.lined td{border:0.5pt solid #888}
table.page>tbody>tr>td,table.page>tr>td{padding:0}
.page .pl{padding-inline-end:6mm!important}
.page .pr{padding-inline-start:3mm!important}
.two-columns .pr{border-inline-start:${page.marginMm % 3 === 0 ? '0.5pt solid #999' : 'none'}}
.side{background:${page.sideColour};${dark ? 'color:#fff;' : ''}padding:4mm}
.side h2,.side h1{${dark ? 'color:#fff;border-color:#fff;' : ''}}
.side .split{display:block}.side .r{text-align:start;white-space:normal}
.side,.two-columns .page td{overflow-wrap:break-word}.side h2{font-size:${Math.min(heading.size, 1.2)}em;letter-spacing:0.04em}
.bar{display:flex;justify-content:space-between;gap:4mm;align-items:center}
.bar i{display:inline-block;width:30mm;height:1.6mm;background:#ddd}
.side .bar{display:block}.side .contact,.side section.contact .in{font-size:0.88em}
.bar i b{display:block;height:100%;background:${type.accent}}
.tag{display:inline-block;border:0.5pt solid ${type.accent};border-radius:2mm;padding:0 1.6mm;margin:0.5mm 0}
${timeline ? `.experience .in,.education .in,.internships .in{border-inline-start:0.8pt solid ${type.accent};padding-inline-start:5mm;margin-inline-start:2mm}.experience .e,.education .e{position:relative}.experience .e::before,.education .e::before{content:'';position:absolute;inset-inline-start:-6.2mm;top:1.4mm;width:2.4mm;height:2.4mm;background:${type.accent};${marker}}` : ''}
${boxed && page.border === 'cards' ? `.e{border:0.5pt solid #bbb;border-radius:1.5mm;padding:2mm 3mm}` : ''}
${boxed && page.border === 'table' ? `section{border:0.6pt solid #555;padding:1.5mm 3mm;margin-top:-0.6pt}.e+.e{border-top:0.4pt solid #aaa;padding-top:1.5mm}h2{margin-top:2pt}` : ''}
${boxed && page.border === 'lines' ? `.e{border-top:0.4pt solid #aaa;padding-top:1.5mm}section{background:#fafafa;padding:2mm 3mm;margin-bottom:3mm}` : ''}
${heading.style === 'like-entry' ? 'h2{font-size:1em;color:#000}' : ''}
`
}
