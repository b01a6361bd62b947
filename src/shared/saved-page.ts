import { escapedHtml } from './escaped-html.ts'

const commonStyle = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100%; font-size: .9rem }
  th, td { text-align: left; vertical-align: top; padding: .35rem .6rem; border: 1px solid #8886; overflow-wrap: anywhere; white-space: pre-wrap }
  th { background: #8882 }
`

interface SavedPage {
  title: string
  /** What this page adds to the style of all. */
  style: string
  /** HTML: every text in it has to be escaped. */
  body: string
}

/** A page to be kept as a file, which needs nothing else: nothing in it can run or be fetched. */
export const savedPage = ({ title, style, body }: SavedPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapedHtml(title)}</title>
<style>${commonStyle}${style}</style>
</head>
<body>
<h1>${escapedHtml(title)}</h1>
${body}
</body>
</html>
`

/** Links to the files beside a saved page, by their paths. */
export const fileList = (paths: string[]): string => `<h2>Files</h2>
<ul>
${paths.map(fileItem).join('\n')}
</ul>`

const fileItem = (path: string) =>
  `<li><a href="${escapedHtml(path.split('/').map(encodeURIComponent).join('/'))}">${escapedHtml(path.split('/').at(-1)!)}</a></li>`
