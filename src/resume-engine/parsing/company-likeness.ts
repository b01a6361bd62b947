import { isPlace, organisation } from '../taxonomy/places.ts'

/** How much a short text reads as the name of an employer: 0.3 for any name, about 1 with an organisation's word, 0 or less for anything else. */
export const companyLikeness = (text: string): number => {
  if (isPlace(text)) return -1
  let score = 0.3
  if (organisation.test(text)) score += 0.6
  if (/^[\p{Lu}\d\u4e00-\u9fff]/u.test(text)) score += 0.1
  const count = text.split(/\s+/).length
  if (count > 7) score -= 0.5
  if (/\s(?:is|was|were|are|has|have|had|will|which|who|that|since|i|we|my)\s/i.test(text)) score -= 0.5
  if (/^(?:trained|worked|working|responsible|performed|having|used|in|on|at|to|for|from)\b/i.test(text)) score -= 0.6
  if (/[.!?]$/.test(text) && !/(?:inc|ltd|co|corp|llc|pvt)\.$/i.test(text)) score -= 0.3
  if (/\b(?:team|department|dept|division|unit|practice|program(?:me)?)\.?$/i.test(text)) score -= 0.3
  if (/^\d|[:;]/.test(text)) score -= 0.2
  if (text === text.toLowerCase() && !/[\u4e00-\u9fff]/.test(text)) score -= 0.3
  return score
}
