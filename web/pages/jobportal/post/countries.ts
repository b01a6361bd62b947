import { countryCodes } from '#src/jobportal/posts/constants.ts'

const names = new Intl.DisplayNames(['en'], { type: 'region' })

/** 'Germany' for 'DE'. */
export const countryName = (code: string): string => names.of(code) ?? code

/** All countries by name. */
export const countries = (): { code: string; name: string }[] =>
  countryCodes
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
