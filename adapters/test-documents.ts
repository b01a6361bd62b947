import { PDFDocument, StandardFonts } from 'pdf-lib'

const made = new Map<string, Promise<Uint8Array>>()

/**
 * A PDF with these lines, one below the other; a line that begins with '# ' is set as a heading. It is set once per process; each
 * call gets a copy, for readers that keep the bytes they are given.
 */
export async function aPdf(lines: string[]): Promise<Uint8Array> {
  const text = lines.join('\n')
  const pdf = made.get(text) ?? setPdf(lines)
  made.set(text, pdf)
  return (await pdf).slice()
}

async function setPdf(lines: string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const regular = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  let page = pdf.addPage([595, 842])
  let y = 790
  for (const line of lines) {
    const isHeading = line.startsWith('# ')
    if (y < 60) {
      page = pdf.addPage([595, 842])
      y = 790
    }
    page.drawText(line.replace(/^# /, ''), { x: 56, y, size: isHeading ? 14 : 10.5, font: isHeading ? bold : regular })
    y -= isHeading ? 24 : 15
  }
  return pdf.save()
}

export interface ResumeOptions {
  name?: string
  email?: string
  phone?: string
  title?: string
  company?: string
  from?: string
  to?: string
  skills?: string[]
  degree?: string
  /** Lines at the end. */
  more?: string[]
}

/** The lines of an invented person's resume. */
export function resumeLines({
  name = 'Mira Talvik',
  email = 'mira.talvik@example.com',
  phone = '+1 415 555 0132',
  title = 'Backend Developer',
  company = 'Northwind Logistics',
  from = 'January 2019',
  to = 'December 2023',
  skills = ['Python', 'PostgreSQL', 'Docker'],
  degree = 'Bachelor of Science in Computer Science',
  more = [],
}: ResumeOptions = {}): string[] {
  return [
    `# ${name}`,
    `${email} | ${phone}`,
    '',
    '# Experience',
    `${title}, ${company}`,
    `${from} - ${to}`,
    `Built and ran services with ${skills.slice(0, 2).join(' and ')} for a team of six.`,
    '',
    '# Education',
    `${degree}, Lakeside University, 2018`,
    '',
    '# Skills',
    skills.join(', '),
    ...more,
  ]
}

export const aResume = (options?: ResumeOptions) => aPdf(resumeLines(options))

export interface JobOptions {
  title?: string
  mustHave?: string[]
  niceToHave?: string[]
  years?: number
  more?: string[]
}

/** The PDF of an invented job description. */
export const aJobDescription = ({
  title = 'Backend Developer',
  mustHave = ['Python', 'PostgreSQL', 'Docker'],
  niceToHave = ['Kubernetes'],
  years = 3,
  more = [],
}: JobOptions = {}) =>
  aPdf([
    `# ${title}`,
    'We are looking for a developer who builds the services behind our warehouse software.',
    '',
    '# Requirements',
    ...mustHave.map((skill) => `- Solid experience with ${skill}`),
    `- ${years}+ years of professional experience`,
    "- Bachelor's degree in Computer Science or equivalent",
    '',
    '# Nice to have',
    ...niceToHave.map((skill) => `- ${skill}`),
    ...more,
  ])

/** The first bytes of a PNG, for files that are not what their name says. */
export const aPng = () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
