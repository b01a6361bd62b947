import type { Composition } from '../composition.ts'
import { aiAndData } from './ai-and-data.ts'
import { developers } from './developers.ts'
import { productAndProcess } from './product-and-process.ts'
import { compositionOf, skeleton } from './template.ts'

export const templates = [...aiAndData, ...developers, ...productAndProcess]

const sameness = (title: string) => title.toLowerCase().replaceAll(/\s+/g, ' ').trim()
const byTitle = new Map(templates.map((template) => [sameness(template.title), template]))

export const hasTemplate = (title: string): boolean => byTitle.has(sameness(title))

/** What to begin with for a title: its template, or else the parts with hints. `title` may be any text, also ''. */
export const startingPoint = (title: string): Composition => {
  const template = byTitle.get(sameness(title))
  return template ? { ...compositionOf(template), title: title.trim() } : skeleton(title.trim())
}
