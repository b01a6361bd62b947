import { instructionsIn } from '#src/resume-engine/parsing/instructions.ts'

const machine =
  '(?:ai|llms?|(?:large )?language models?|chat ?gpt|gpt(?:-?\\d)?|ai (?:model|system|assistant|recruiter|screener|tool)s?|ats|(?:ranking|recruiting|screening|scoring|matching) (?:software|systems?|tools?|models?|engines?))'

/** Signs of a sentence that wants something of a language model, in any document. */
const commands: RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard)\b.{0,40}\b(?:above|below|previous|prior|earlier|preceding|following|instructions?|prompts?|rules?|guidelines?|everything|told)\b/i,
  /\b(?:say|state|report|claim|pretend|assume|conclude|confirm|believe|answer|respond|reply|return|output|print|quote|cite|treat|consider|mark|list|add|include|credit|rate|rank|score|recommend|select|shortlist)\b.{0,60}\b(?:this|the|that|any) (?:candidate|applicant|person|resume|résumé|cv|profile)(?!\p{L})/iu,
  new RegExp(
    `\\b(?:dear|hey|hello|(?:note|message|instructions?|attention)(?: (?:to|for))?|if you are|you are|as an?)\\b[:,]? (?:now )?(?:(?:an?|the|any|all) )?${machine}\\b`,
    'i',
  ),
  new RegExp(`\\b${machine}\\b.{0,60}\\b(?:must|should|shall|(?:are|is|have|has) to)\\b`, 'i'),
  /\b(?:system prompt|prompt injection|jailbreak|verbatim|json schema|(?:valid )?json only|the following (?:skills?|json|answer|output|quote))\b/i,
  /\b(?:quote|cite|output|print|reply|respond|answer)\b.{0,20}["“”'‘’«].{1,200}["“”'‘’»]/i,
  /<\/? ?(?:system|user|assistant|instructions?|prompt|document|data)\b[^>]{0,60}>|\[\/?(?:INST|SYS|SYSTEM)\]|<\|[^|>]{1,30}\|>|^#{2,6} ?(?:system|instructions?|assistant|user)\b|^(?:system|assistant|user) ?:/i,
]

/** In a resume nobody else is spoken to, and the candidate is "I" or nobody. */
const address: RegExp[] = [
  /\byou(?:r|rs)?\b.{0,20}\b(?:must|should|will|shall|have to|need to|are to|task|instructions?|answer|output|response|job is)\b/i,
  /\b(?:this|the) (?:candidate|applicant|resume|résumé|cv)(?!\p{L})/iu,
]

/**
 * Whether a sentence may be meant for a language model. Wider than what is reported to a recruiter: a sentence taken for one by
 * mistake is only kept from the model, and everything read by code stays.
 */
export const mayInstruct = (sentence: string, document: 'resume' | 'job-description'): boolean => {
  const flat = sentence.replace(/\s+/g, ' ').trim()
  if (instructionsIn(flat).length > 0 || commands.some((pattern) => pattern.test(flat))) return true
  return document === 'resume' && address.some((pattern) => pattern.test(flat))
}
