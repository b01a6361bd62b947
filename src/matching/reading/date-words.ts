/** Month names of the languages that resumes come in, without accents and full stops, lower case: number from 0. */
export const monthNumbers: Record<string, number> = {}

const names = [
  'january jan janvier janv januar jaenner janner enero ene gennaio gen janeiro',
  'february feb febr fevrier fevr fev februar febrero febbraio fevereiro',
  'march mar mars marz maerz mrz marzo marco',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag maio',
  'june jun juin juni junio giugno giu junho',
  'july jul juillet juil juli julio luglio lug julho',
  'august aug aout agosto ago',
  'september sept sep septembre septiembre settembre set setembro',
  'october oct octobre oktober okt octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec decembre dezember dez diciembre dic dicembre dezembro',
]
for (const [number, list] of names.entries()) for (const name of list.split(' ')) monthNumbers[name] = number

/** Seasons and quarters: first and last month. */
export const seasonMonths: Record<string, [number, number]> = {
  spring: [2, 4],
  summer: [5, 7],
  fall: [8, 10],
  autumn: [8, 10],
  winter: [0, 1],
  printemps: [2, 4],
  ete: [5, 7],
  automne: [8, 10],
  hiver: [0, 1],
  q1: [0, 2],
  q2: [3, 5],
  q3: [6, 8],
  q4: [9, 11],
}

/** Words for a month as a pattern: with accents, with or without a full stop after a short form. */
export const monthPattern =
  'jan(?:uary|vier|v|uar|eiro)?|j[äa]e?nner|feb(?:ruary|ruar|rero|braio|r)?|f[ée]v(?:rier|ereiro|r)?|mar(?:ch|s|zo|[çc]o)?|m(?:ä|a|ae)rz|mrz|apr(?:il|ile)?|avr(?:il)?|' +
  'abr(?:il)?|may(?:o)?|mai(?:o)?|maggio|june?|juin|juni(?:o)?|junho|giu(?:gno)?|july?|juil(?:let)?|juli(?:o)?|julho|lug(?:lio)?|aug(?:ust)?|ao[uû]t|ago(?:sto)?|' +
  'sept?(?:ember|embre|iembre)?|set(?:tembre|embro)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?|nov(?:ember|embre|iembre|embro)?|' +
  'dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|ene(?:ro)?|gen(?:naio)?'

export const presentPattern =
  'till present|until present|to present|present day|presently|present|current(?:ly)?|till date|till now|to date|til date|till-date|until now|now|ongoing|on going|on-going|today|' +
  "aujourd['’]?hui|[àa] ce jour|en cours|actuel(?:lement)?|pr[ée]sent|heute|aktuell|laufend|actualidad|actualmente|presente|hoy|attuale|oggi|atual|" +
  'настоящее время|н\\. ?в\\.'

export const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
