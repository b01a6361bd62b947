import { languages } from './index.ts'
import { listed } from './words.ts'

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '[\\s\\u3000]*')
const longestFirst = (list: string[]) => [...new Set(list)].sort((a, b) => b.length - a.length)
const isUnspaced = (phrase: string) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(phrase)

const nameLabels = longestFirst(languages.flatMap(({ people }) => listed(people.nameLabels)))
const spacedLabels = nameLabels.filter((label) => !isUnspaced(label))
const unspacedLabels = nameLabels.filter(isUnspaced)
/** Labels that may stand before the name without a colon: "Imię i nazwisko Jan Kowalski", but not "Ad Manager" or "Name Tags". */
const clearLabels = spacedLabels.filter((label) => label.includes(' ') || /^(?:nachname|vorname|имя|фио|الاسم|שם)$/.test(label))
const readingLabels = longestFirst(languages.flatMap(({ people }) => listed(people.readingLabels)))

const nameLabelPattern = new RegExp(
  `^(?:(?:${spacedLabels.map(escaped).join('|')})\\s*[:：]\\s*(?=\\S)|(?:${clearLabels.map(escaped).join('|')})\\s+(?=\\p{L})|(?:${unspacedLabels
    .map((label) => Array.from(label.replaceAll(' ', ''), escaped).join('[\\s\\u3000]{0,2}'))
    .join('|')})(?:[\\s\\u3000]*[:：][\\s\\u3000]*|[\\s\\u3000]+)(?=\\S))`,
  'iu',
)

const firstWord = /^[^\s:：]+/u
const clearFirst = new Set(clearLabels.map((label) => label.split(' ')[0]!))
const beginsUnspaced = /^[\u3040-\u9fff\uac00-\ud7af]/

/** A label of the person's name at the begin of a line, with the colon or space behind it: "Imię i nazwisko: ", "氏　名　". */
export const nameLabelStart = (text: string): string | null => {
  const colon = text.slice(0, longestLabel).search(/[:：]/)
  if (colon < 0 && !beginsUnspaced.test(text) && !clearFirst.has(firstWord.exec(text)?.[0].toLowerCase() ?? '')) return null
  return nameLabelPattern.exec(text)?.[0] ?? null
}
const longestLabel = 45

/** A label of a reading aid: what follows is no name of its own. */
export const startsWithReadingLabel = (text: string) => /^[（(]?[\u3040-\uffef]/.test(text) && readingLabelPattern.test(text)
const readingLabelPattern = new RegExp(`^[（(]?(?:${readingLabels.map(escaped).join('|')})`, 'iu')

const honorifics = longestFirst(languages.flatMap(({ people }) => listed(people.honorifics)))
const isWord = (word: string) => word.length > 4 || /^(?:herr|frau|pan|pani|fru|hr)$/.test(word)
/** Those that need their full stop: "Ing. Petr", but not "Mag Agency". */
const abbreviated = honorifics.filter((word) => !isUnspaced(word) && word.length > 1 && !isWord(word))
const full = honorifics.filter((word) => !isUnspaced(word) && isWord(word))
const honorificPattern = new RegExp(
  `^(?:(?:mr|mrs|ms|miss|dr|prof|er|ca|smt|shri|sri|md|sir|${full.map(escaped).join('|')})\\.?|(?:${abbreviated.map(escaped).join('|')})\\.)[\\s-]+(?=[\\p{Lu}\\p{Lo}])`,
  'iu',
)
const honorificFirst = new Set(
  [...full, ...'mr mrs ms miss dr prof er ca smt shri sri md sir'.split(' ')].map((word) => /^[^\s.-]+/.exec(word)![0]),
)
/** How many letters "Mgr inż. ", "Dipl.-Ing. " or "Frau " takes before a name; 0 without. */
export const honorificLength = (text: string): number => {
  const first = /^[^\s.-]+/u.exec(text)?.[0] ?? ''
  if (text[first.length] !== '.' && text[first.length] !== '-' && !honorificFirst.has(first.toLowerCase())) return 0
  return honorificPattern.exec(text)?.[0].length ?? 0
}
/** Forms of address behind a name: "山田 太郎 様", "김민준 님". */
export const honorificEnd = /[\s\u3000]?(?:様|さん|殿|先生|女士|小姐|님|씨)$/u

const particles = new Set(
  languages
    .flatMap(({ people }) => listed(people.particles).flatMap((particle) => particle.split(' ')))
    .filter((word) => word !== 'und'),
)
/** Parts of names in lower case: "van", "de la", "bin". In capitals they are words like others: "San Francisco". */
export const isNameParticle = (word: string) => particles.has(word)

/** Words of trades that many families are called by, without accents. Written for this project from common knowledge. */
export const tradeFamilies = new Set(
  `koch schneider fischer weber becker bauer richter zimmermann schreiner maurer forster jager schafer metzger backer gartner maler drucker dreher
  kuster muller schuster wagner schlosser tischler fleischer schmied kramer pfarrer meister hauer hirt kellner kaufmann konig forstner
  kovar krejci kuchar pekar tesar sladek svec mistr rezac mlynar bednar kolar sedlak kowal krawiec kucharz szewc stolarz piekarz malarz cieśla ciesla
  mlynarz rybak kaczmarek herrero pastor zapatero sastre barbero guerrero caballero maestro escudero carpintero cabrero montero ferreiro pescador
  boucher boulanger charpentier marchand macon berger meunier tailleur chevalier mercier couturier fournier clerc page notaire barbier
  ferrari barbieri sarti fabbri conti sarto fabbro fabbri bottaro bakker visser smit slager kok schipper boer timmerman schilder kuiper brouwer mulder
  dekker snijder jager koster smid smed moller demirci terzi usta ogretmen ciftci kaptan berber kasap asker asci boyaci avci kuyumcu
  коваль кравец швец гончар бондарь кравець швець бондар мельник ткач чумак писарь сторож נגר חייט סופר חזן
  cook baker mason carpenter taylor smith porter butler parker turner potter miller barber carter fisher gardner hunter shepherd weaver dyer`.split(
    /\s+/,
  ),
)

const chineseFamilies =
  /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許邓鄧韩韓冯馮曹彭曾肖蕭萧田董潘袁蔡蒋蔣余于杜叶葉程魏苏蘇吕呂丁任卢盧姚沈钟鍾姜崔谭譚陆陸范汪廖石金韦韋贾賈夏付方邹鄒熊白孟秦邱侯江尹薛闫雷段龙龍史陶贺賀顾顧毛郝龚龔邵万萬钱錢严嚴武戴莫孔向汤湯])/
const koreanFamilies =
  /^(?:남궁|황보|선우|제갈|독고|사공|서문|[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용])/

/** "김민준", "王小明": a name of two to four characters that begins with a name of families. */
export const isCompactName = (text: string): boolean =>
  (/^[가-힣]{2,4}$/.test(text) && koreanFamilies.test(text)) ||
  (/^[\u3400-\u9fff]{2,4}$/.test(text) && chineseFamilies.test(text))
