/** Runs one theme of JSON Resume: the folder of its package on the command line, the resume on standard input, the page on standard output. */
const [, , folder = ''] = process.argv
const resume = JSON.parse(await Bun.stdin.text())
const found = await import(folder)
const theme = found.render ? found : found.default
const page: unknown = await theme.render(resume)
const html = typeof page === 'string' ? page : ((page as { html?: string } | null)?.html ?? '')
await Bun.write(Bun.stdout, html)
process.exit(html ? 0 : 1)

export {}
