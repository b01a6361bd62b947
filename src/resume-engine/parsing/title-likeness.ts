import { inOneGender } from '../taxonomy/gendered-text.ts'
import { remembering } from '../taxonomy/remembering.ts'
import { findTitles } from '../taxonomy/titles.ts'

/**
 * Heads of titles in the other languages of resumes, in the form that both genders share. \b knows no letters but those of ASCII: it
 * sees no edge before "Ärztin" and one inside "Chefärztin".
 */
const foreign =
  /工程师|经理|总监|主管|实习生|开发|专员|助理|顾问|架构师|分析师|设计师|研究员|负责人|教师|讲师|程序员|(?<![\p{L}\p{M}\d_])(?:ingénieure?|développeu(?:r|se)|stagiaire|chef(?:fe)? de (?:projet|produit)|responsable|technicien(?:ne)?|alternant(?:e)?|consultante?|chargé d[eu]?|assistante?|directeur|directrice|gérante?|vendeu(?:r|se)|professeure?|\p{L}*entwickler(?:in)?|\p{L}*ingenieur(?:in)?|\p{L}*leiter(?:in)?|\p{L}*mitarbeiter(?:in)?|\p{L}*berater(?:in)?|\p{L}*techniker(?:in)?|\p{L}*kauf(?:mann|frau)|werkstudent(?:in)?|praktikant(?:in)?|sachbearbeiter(?:in)?|ingeniero|ingeniera|desarrollador(?:a)?|gerente|analista|consultor(?:a)?|técnico|becario|jefe|directora?|coordinador(?:a)?|sviluppator|ingegnere|desenvolvedor(?:a)?|engenheir[oa]|estagiári[oa]|pflege(?:fachkraft|fachfrau|fachmann|helfer(?:in)?)|\p{L}*(?:pfleger(?:in)?|schwester|verkäufer(?:in)?|fahrer(?:in)?|lehrer(?:in)?|assistent(?:in)?|sekretär(?:in)?|buchhalter(?:in)?|arzt|ärztin|referent(?:in)?|architekt(?:in)?|analyst(?:in)?|meister(?:in)?|mont(?:eur|or)|elektriker(?:in)?|mechaniker(?:in)?)|erzieher(?:in)?|kellner(?:in)?|koch|köchin|auxiliar|contable|contador(?:a)?|administrativ[oa]|enfermer[oa]|camarer[oa]|cociner[oa]|dependient[ea]|vendedor(?:a)?|profesor(?:a)?|docente?|abogad[oa]|médic[oa]|encargad[oa]|recepcionista|comercial|programador(?:a)?|diseñador(?:a)?|operari[oa]|conductor(?:a)?|infirmi(?:er|ère)|serveu(?:r|se)|cuisini(?:er|ère)|caissi(?:er|ère)|comptable|aide-soignante?|enseignante?|avocate?|secrétaire|chauffeur|électricien(?:ne)?)(?![\p{L}\p{M}\d_])|(?:инженер|программист|менеджер|разработчик|аналитик|директор|бухгалтер|специалист|руководитель|консультант|дизайнер|администратор|продавец|водитель|учитель|врач)/iu

/** Words that end or begin a title although dictionaries do not list the whole. */
const heads =
  /(?<![\p{L}\p{M}\d_])(?:engineer(?:ing)?|developer|manager|analyst|consultant|intern|director|architect|scientist|administrator|lead|leader|assistant|associate|officer|designer|specialist|accountant|teacher|executive|coordinator|co-ordinator|supervisor|programmer|president|chef|cook|clerk|researcher|trainer|trainee|tester|technician|representative|rep|agent|advisor|adviser|founder|co-?founder|cto|ceo|cfo|coo|cio|vp|owner|fellow|professor|lecturer|instructor|tutor|nurse|writer|editor|host|hostess|server|waiter|waitress|cashier|driver|operator|receptionist|secretary|recruiter|strategist|planner|producer|controller|auditor|buyer|inspector|mechanic|electrician|superintendent|foreman|contractor|freelancer|volunteer|coach|counselor|counsellor|therapist|physician|pharmacist|attorney|lawyer|solicitor|paralegal|librarian|curator|translator|interpreter|bartender|barista|guard|ambassador|head|principal|dean|chair|chairman|chairperson|partner|sme|dba|postdoc|apprentice|contributor|maintainer|captain|sergeant|commander|merchandiser|salesman|salesperson|stylist|artist|animator|photographer|videographer|journalist|reporter|copywriter|blogger|marketer|evangelist|expert|professional|practitioner|worker|helper|laborer|labourer|welder|machinist|carpenter|plumber|baker|caregiver|nanny|aide|attendant|crew member|team member|board member|delegate|liaison)s?(?![\p{L}\p{M}\d_])/iu

const level =
  /(?<![\p{L}\p{M}\d_])(?:senior|sr|junior|jr|principal|staff|chief|deputy|vice|assistant|associate|lead|head|interim|acting|trainee|graduate)(?![\p{L}\p{M}\d_])/iu

/**
 * From 0 to 1: how much a short text reads as a job title. Above .5 a title stands there; "Acme Engineering Ltd" stays low since the
 * title words do not reach its end.
 */
export const titleLikeness = (text: string): number => {
  if (text.length < 2 || text.length > 200) return 0
  const title = inOneGender(text)
  return title.length > 110 ? 0 : measured(title)
}

const measured = remembering((text) => {
  if (foreign.test(text)) return text.length < 40 ? 0.8 : 0.5
  if (!/[a-z]/i.test(text)) return 0
  const plain = text.replace(/\([^)]*\)/g, ' ').trim()
  let covered = 0
  let certain = false
  let endsInside = false
  for (const { start, end, ambiguous } of findTitles(plain)) {
    covered += end - start
    if (!ambiguous) certain = true
    if (end >= plain.length - 2) endsInside = true
  }
  const share = Math.min(1, covered / plain.length)
  let score = share * 0.75 + (certain && share > 0.3 ? 0.15 : 0) + (endsInside && share > 0.3 ? 0.1 : 0)
  const words = plain.split(/[\s/&,–-]+/)
  const last = words.at(-1) ?? ''
  if (heads.test(last)) score = Math.max(score, words.length <= 7 ? 0.62 : 0.4)
  else if (heads.test(plain)) score = Math.max(score, heads.test(words[0] ?? '') && !/s$/.test(words[0]!) ? 0.55 : 0.42)
  if (level.test(words[0] ?? '') && share > 0.2) score += 0.1
  return Math.min(1, score)
})
