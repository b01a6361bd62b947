import { InvalidField } from '#src/shared/fields.ts'
import { cleanText } from '../applications/letter.ts'
import type { CompanyPage } from '../company-page-ports.ts'
import { limits } from '../constants.ts'

/** What the form sends. What is left out stays; '' says nothing from then on. */
export interface PageChanges {
  about?: string
  website?: string
  color?: string
}

/** What of the page becomes another; throws `InvalidField`. */
export function pageFields({ about, website, color }: PageChanges): Partial<Pick<CompanyPage, 'about' | 'website' | 'color'>> {
  return {
    ...(about === undefined ? {} : { about: aboutOf(about) }),
    ...(website === undefined ? {} : { website: websiteOf(website) }),
    ...(color === undefined ? {} : { color: colorOf(color) }),
  }
}

function aboutOf(typed: string): string | null {
  const text = cleanText(typed)
  if (text.length > limits.about)
    throw new InvalidField('about', `About the company can have ${limits.about.toLocaleString('en-US')} characters at most.`)
  return text || null
}

/** What stands before a colon at the beginning, other than a port. */
const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i

function websiteOf(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  const url = URL.parse(scheme.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname.includes('.'))
    throw new InvalidField('website', 'This is not the address of a website. Write it like https://www.example.com.')
  if (url.href.length > limits.website)
    throw new InvalidField('website', `The address of the website can have ${limits.website} characters at most.`)
  return url.href
}

function colorOf(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  if (text === '') return null
  if (!/^#[0-9a-f]{6}$/.test(text))
    throw new InvalidField('color', 'Write the color as # and six digits from 0 to 9 and a to f, such as #0f766e.')
  return text
}
