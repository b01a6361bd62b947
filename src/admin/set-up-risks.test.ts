import { describe, expect, test } from 'bun:test'
import { type SetUpFacts, setUpRisks } from './set-up-risks.ts'

/** A set-up that nothing can be said against. */
const sound: SetUpFacts = {
  host: '127.0.0.1',
  publicUrl: 'https://ats.example.com',
  trustProxy: true,
  mailer: 'smtp',
  isPlanChosen: true,
  autoVerifyCompanies: false,
  isSecretFromOutside: true,
  areBackupsEncrypted: false,
  isRoot: false,
  openPaths: [],
  disk: { free: 50e9, total: 100e9 },
}
const codes = (change: Partial<SetUpFacts>) => setUpRisks({ ...sound, ...change }).map(({ code }) => code)

describe('a set-up', () => {
  test('that is sound has no risks', () => {
    expect(codes({})).toEqual([])
  })

  test.each<[string, Partial<SetUpFacts>]>([
    ['proxy-not-trusted', { trustProxy: false }],
    ['proxy-not-trusted', { trustProxy: false, host: '::1' }],
    ['proxy-can-be-passed', { host: '0.0.0.0' }],
    ['no-https', { publicUrl: 'http://10.0.0.7:3000', trustProxy: false }],
    ['mail-stays-here', { mailer: 'outbox' }],
    ['secret-in-backups', { isSecretFromOutside: false }],
    ['plan-not-chosen', { isPlanChosen: false }],
    ['companies-verify-themselves', { autoVerifyCompanies: true }],
    ['runs-as-root', { isRoot: true }],
    ['others-can-read', { openPaths: ['/srv/ats'] }],
    ['little-room', { disk: { free: 1e9, total: 20e9 } }],
    ['little-room', { disk: { free: 15e9, total: 1000e9 } }],
  ])('shows %s', (code, change) => {
    expect(codes(change)).toEqual([code])
  })

  test('of a laptop, as it is after the first start, is called wrong in nothing', () => {
    const risks = setUpRisks({
      ...sound,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      mailer: 'outbox',
      isPlanChosen: false,
      isSecretFromOutside: false,
    })
    expect(risks.map(({ code, grade }) => `${grade} ${code}`)).toEqual(['caution secret-in-backups', 'caution plan-not-chosen'])
  })

  test('has what is wrong before what to think about', () => {
    expect(codes({ isRoot: true, openPaths: ['/srv/ats'], isPlanChosen: false })).toEqual([
      'others-can-read',
      'plan-not-chosen',
      'runs-as-root',
    ])
  })
})
