import { PDFDocument, PDFHexString, StandardFonts } from 'pdf-lib'

/** Resumes and a job description of people and companies that do not exist, as real files. */
export interface Paper {
  name: string
  mimeType: string
  buffer: Buffer
}

/** One page of text as a PDF; lines in capitals and the first line are headings. */
export async function pdf(name: string, lines: string[]): Promise<Paper> {
  const document = await pages(lines)
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}

async function pages(lines: string[]) {
  const document = await PDFDocument.create()
  const [plain, bold] = [await document.embedFont(StandardFonts.Helvetica), await document.embedFont(StandardFonts.HelveticaBold)]
  const page = document.addPage([595, 842])
  let y = 790
  for (const [index, line] of lines.entries()) {
    const heading = index === 0 || (line.length > 3 && line === line.toUpperCase())
    const size = index === 0 ? 20 : heading ? 12 : 10
    y -= heading ? size + 10 : 14
    page.drawText(line, { x: 56, y, size, font: heading ? bold : plain })
  }
  return document
}

export const job = () =>
  pdf('Backend Engineer.pdf', [
    'Backend Engineer',
    'Halden Freight builds software that plans deliveries for small shops.',
    'WHAT YOU WILL DO',
    'Design and run services in Go that plan thousands of routes a minute.',
    'Keep PostgreSQL fast, and our Kubernetes clusters boring.',
    'REQUIREMENTS',
    'At least 5 years of experience in backend development.',
    'Must have: Go, PostgreSQL, Docker, Kubernetes, REST APIs.',
    "Bachelor's degree in Computer Science or equivalent experience.",
    'NICE TO HAVE',
    'Terraform, Kafka, AWS.',
  ])

export const strongResume = () =>
  pdf('ingrid-solberg.pdf', [
    'Ingrid Solberg',
    'Senior Backend Engineer',
    'ingrid.solberg@example.test | +47 22 12 34 56 | Oslo',
    'EXPERIENCE',
    'Senior Backend Engineer, Nordlys Logistics, March 2019 - Present',
    'Moved fourteen services from one Rails application to Go and Kubernetes.',
    'Cut the slowest PostgreSQL queries from 900 ms to 40 ms and wrote the guide that kept them there.',
    'Ran REST APIs for route planning that answer 4,000 requests a second.',
    'Backend Developer, Fjord Data, August 2015 - February 2019',
    'Built delivery tracking with Go, Kafka and Docker on AWS.',
    'EDUCATION',
    'Bachelor of Science in Computer Science, University of Bergen, 2015',
    'SKILLS',
    'Go, PostgreSQL, Docker, Kubernetes, Kafka, AWS, Terraform, REST APIs, Git',
  ])

export const middlingResume = () =>
  pdf('tomas-okafor.pdf', [
    'Tomas Okafor',
    'Full Stack Developer',
    'tomas.okafor@example.test',
    'EXPERIENCE',
    'Full Stack Developer, Bramble Shops, June 2021 - Present',
    'Built the order service with Node.js, PostgreSQL and Docker.',
    'Designed screens for the warehouse in React.',
    'EDUCATION',
    'Bachelor of Arts in History, 2018',
    'SKILLS',
    'JavaScript, TypeScript, React, Node.js, PostgreSQL, Docker',
  ])

export const distantResume = () =>
  pdf('marguerite-dufour.pdf', [
    'Marguerite Dufour',
    'Pastry Chef',
    'marguerite.dufour@example.test',
    'EXPERIENCE',
    'Pastry Chef, Maison Ardoise, 2014 - 2022',
    'Led a team of six and wrote the seasonal menus.',
    'SKILLS',
    'Baking, Menu planning, Food safety',
  ])

/** Ends in the middle. */
export const brokenResume = async (): Promise<Paper> => {
  const whole = await pdf('half-a-file.pdf', ['Half A File', 'This file was cut off while it was copied.'])
  return { ...whole, buffer: whole.buffer.subarray(0, 300) }
}

/** Opens only with a password that nobody here knows. */
export const lockedResume = async (): Promise<Paper> => {
  const document = await pages(['Locked Away', 'Nobody can read this.'])
  const { context } = document
  const bytes = (seed: number) =>
    PDFHexString.of(Array.from({ length: 32 }, (_, at) => ((at * seed + 7) % 256).toString(16).padStart(2, '0')).join(''))
  context.trailerInfo.Encrypt = context.register(
    context.obj({ Filter: 'Standard', V: 1, R: 2, P: -4, O: bytes(13), U: bytes(29) }),
  )
  context.trailerInfo.ID = context.obj([bytes(3), bytes(3)])
  const saved = await document.save({ useObjectStreams: false })
  return { name: 'locked.pdf', mimeType: 'application/pdf', buffer: Buffer.from(saved) }
}

/** A picture that calls itself a PDF. */
export const disguisedPicture = (): Paper => ({
  name: 'photo-of-my-cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
    'base64',
  ),
})
