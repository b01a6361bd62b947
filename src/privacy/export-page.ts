import type { ExportedPart } from '#src/ports/personal-data.ts'
import { escapedHtml } from '#src/shared/escaped-html.ts'
import { fileList, savedPage } from '#src/shared/saved-page.ts'
import type { Hold } from './ports.ts'

interface PageOptions {
  name: string
  hold: Hold | null
  parts: ExportedPart[]
  /** Paths of the files beside the page. */
  files: string[]
  at: Date
}

const style = `
  body { max-width: 70rem }
  .scroll { overflow-x: auto } .none { opacity: .75 }
`

/** The archive as a page to be kept: every text in it is shown as text. */
export function exportPage({ name, hold, parts, files, at }: PageOptions): string {
  const day = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return savedPage({
    title: `Data about ${name}`,
    style,
    body: `<p>Everything that was kept on ${day}. The same as data for programs: <a href="data.json">data.json</a>.</p>
${hold ? `<p><strong>Kept by a hold since ${hold.heldAt.toISOString().slice(0, 10)}:</strong> ${escapedHtml(hold.reason)}</p>` : ''}
${files.length > 0 ? fileList(files) : ''}
${parts.map(section).join('\n')}`,
  })
}

const section = ({ title, columns, rows }: ExportedPart) => `<h2>${escapedHtml(title)}</h2>
${rows.length === 0 ? '<p class="none">Nothing is kept.</p>' : table(columns, rows)}`

const table = (columns: string[], rows: string[][]) => `<div class="scroll"><table>
<thead><tr>${columns.map((column) => `<th scope="col">${escapedHtml(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${row.map((cell) => `<td>${escapedHtml(cell)}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table></div>`
