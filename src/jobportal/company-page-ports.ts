import type { logoTypes } from './constants.ts'

/** What a company says of itself on the public page of its jobs. What it left blank is null. */
export interface CompanyPage {
  companyId: string
  /** Typed text; blank lines end paragraphs. */
  about: string | null
  /** Begins with http:// or https://. */
  website: string | null
  /** '#rrggbb', in lower case. */
  color: string | null
  /** Null without a logo. */
  logoType: Logo['type'] | null
  /** Another instant whenever anything of it, the logo too, is another. */
  updatedAt: Date
}

export interface Logo {
  type: (typeof logoTypes)[number]
  bytes: Uint8Array<ArrayBuffer>
}

/** Writes take part in the caller's transaction. A page goes with its company. */
export interface CompanyPages {
  /** Null for a company that never said anything. */
  find(companyId: string): Promise<CompanyPage | null>
  logo(companyId: string): Promise<Logo | null>
  /** `logo` is the new one, null for none from now on, or 'as it is'. */
  save(page: Omit<CompanyPage, 'logoType'>, logo: Logo | null | 'as it is'): Promise<void>
}
