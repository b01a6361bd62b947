import { t } from 'elysia'
import { calls, file, orNull } from '#src/contracts/contract.ts'
import { logoTypes } from '#src/jobportal/constants.ts'
import { CompanyPageRecord, PublicCompanyRecord } from './company-page-records.ts'

const params = t.Object({ id: t.String({ maxLength: 100 }) })

const form = t.Object({
  about: t.Optional(t.String()),
  website: t.Optional(t.String()),
  color: t.Optional(t.String()),
  logo: t.Optional(t.File()),
  removeLogo: t.Optional(t.String()),
})
const description =
  'A form. What is left out stays; an empty field says nothing from then on. about: text of at most 2,000 characters; website: an address with http or https; color: # and six hexadecimal digits; logo: a PNG, JPEG, or WebP picture of at most 256 KB with sides of 16 to 2,000 pixels. With removeLogo the logo is taken away.'

export const companyPageCalls = calls({
  'GET /public/companies/:id': {
    summary: 'What a company says of itself; nothing of suspended companies, and of those that may not post',
    params,
    answers: { 200: PublicCompanyRecord },
  },
  'GET /public/companies/:id/logo': {
    summary: 'The logo of a company',
    params,
    answers: { 200: file(...logoTypes), 304: file() },
  },
  'GET /jobportal/company-page': {
    summary: 'What the public page of its jobs says of the company',
    answers: { 200: CompanyPageRecord },
  },
  'PUT /jobportal/company-page': {
    summary: 'Change what the public page of its jobs says of the company',
    description,
    form,
    answers: { 200: CompanyPageRecord },
  },
  'GET /api/company-page': {
    summary: 'What the public page of the workspace’s jobs says of its company; null before the first posting',
    answers: { 200: t.Object({ page: orNull(CompanyPageRecord) }) },
  },
  'PUT /api/company-page': {
    summary: 'Change what the public page of the workspace’s jobs says of its company',
    description,
    form,
    answers: { 200: t.Object({ page: orNull(CompanyPageRecord) }) },
  },
})
