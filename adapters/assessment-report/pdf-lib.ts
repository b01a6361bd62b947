import type { ReportWriter } from '#src/assessment/results-ports.ts'

/** Writes reports with pdf-lib, as A4 pages with real text. */
export const assessmentReportPdf: ReportWriter = {
  async write(content) {
    // The library is large, and most days nobody exports a result.
    const { reportPdf } = await import('./draw.ts')
    return reportPdf(content)
  },
}
