import { countryCodes } from '#src/jobportal/posts/constants.ts'

const names = new Map<string, Intl.DisplayNames>()

/** 'Germany' for 'DE', in the language that is asked for. */
export const countryName = (code: string, language = 'en'): string => {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  names.set(language, known)
  return known.of(code) ?? code
}

/** All countries by name. */
export const countries = (): { code: string; name: string }[] =>
  countryCodes
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
