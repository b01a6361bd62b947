import type { ExportedPart } from '#src/ports/personal-data.ts'
import type { Hold } from './ports.ts'

interface PageOptions {
  name: string
  hold: Hold | null
  parts: ExportedPart[]
  /** Paths of the files beside the page. */
  files: string[]
  at: Date
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100%; font-size: .9rem }
  th, td { text-align: left; vertical-align: top; padding: .35rem .6rem; border: 1px solid #8886; overflow-wrap: anywhere; white-space: pre-wrap }
  th { background: #8882 } .scroll { overflow-x: auto } .none { opacity: .75 }
`

/** The archive as a page that needs nothing else: every text in it is shown as text, and nothing in it can run or be fetched. */
export function exportPage({ name, hold, parts, files, at }: PageOptions): string {
  const day = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`Data about ${name}`)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(`Data about ${name}`)}</h1>
<p>Everything that was kept on ${day}. The same as data for programs: <a href="data.json">data.json</a>.</p>
${hold ? `<p><strong>Kept by a hold since ${hold.heldAt.toISOString().slice(0, 10)}:</strong> ${escaped(hold.reason)}</p>` : ''}
${files.length > 0 ? `<h2>Files</h2>\n<ul>\n${files.map(fileItem).join('\n')}\n</ul>` : ''}
${parts.map(section).join('\n')}
</body>
</html>
`
}

const fileItem = (path: string) =>
  `<li><a href="${escaped(path.split('/').map(encodeURIComponent).join('/'))}">${escaped(path.split('/').at(-1)!)}</a></li>`

const section = ({ title, columns, rows }: ExportedPart) => `<h2>${escaped(title)}</h2>
${rows.length === 0 ? '<p class="none">Nothing is kept.</p>' : table(columns, rows)}`

const table = (columns: string[], rows: string[][]) => `<div class="scroll"><table>
<thead><tr>${columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table></div>`
