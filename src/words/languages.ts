/** The languages that candidates and applicants can read their pages in. English is for everybody else. */
export const languages = ['en', 'de', 'fr', 'es'] as const

export type Language = (typeof languages)[number]

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' }

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** Longer than any browser sends. */
const longestHeader = 1000

/** The first language of an Accept-Language header that there are words for; English without one. */
export const acceptedLanguage = (header: string | null): Language => {
  const wishes = (header ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return wishes.map(({ language }) => language).find(isLanguage) ?? 'en'
}

const chosenLanguage = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/

/** The language of whoever asks: the one they chose on a page, else the one that their browser asks for. */
export const languageOf = ({ headers }: Pick<Request, 'headers'>): Language => {
  const chosen = chosenLanguage.exec(headers.get('cookie') ?? '')?.[1]
  return isLanguage(chosen) ? chosen : acceptedLanguage(headers.get('accept-language'))
}

/** The same where it was said; null for a program that says nothing. */
export const saidLanguageOf = (request: Pick<Request, 'headers'>): Language | null => {
  const { headers } = request
  const isSaid = headers.has('accept-language') || chosenLanguage.test(headers.get('cookie') ?? '')
  return isSaid ? languageOf(request) : null
}

/** Keeps the choice for a year. */
export const languageCookie = (language: Language): string => `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
