import { prefix } from './address.ts'

/** The address of the start page without a slash at the end, as others have to be told; only in a browser. */
export const siteAddress = (): string => window.location.origin + prefix
