import type { Split } from './draw.ts'
import { type Family, familyName } from './families.ts'
import { fontsOf } from './fonts.ts'
import { htmlOf } from './html.ts'
import { languages } from './languages.ts'
import { month } from './months.ts'
import { drawNumbered, type Numbered } from './numbered.ts'
import { openPrinter } from './pdf.ts'

export interface Sample {
  seed: string
  split: Split
  /** One document of each. */
  families: Family[]
}

export interface Printed extends Numbered {
  family: string
  bytes: Uint8Array
}

/** Prints one document of each family, their languages drawn by seed. Needs Chromium. */
export async function printSample({ seed, split, families }: Sample): Promise<Printed[]> {
  const fonts = fontsOf(languages)
  const choices = {
    seed,
    split,
    today: month(2026, 11),
    languages: languages.filter(({ code }) => fonts.has(code)),
    formats: ['pdf'],
    titles: new Map<string, string[]>(),
  }
  const printer = await openPrinter()
  try {
    const print = async (family: Family, index: number): Promise<Printed> => {
      const numbered = drawNumbered({ ...choices, families: [family] }, index)
      const bytes = await printer.print(htmlOf(numbered.document), numbered.document)
      return { ...numbered, family: familyName(family), bytes }
    }
    return await Promise.all(families.map(print))
  } finally {
    await printer.close()
  }
}
